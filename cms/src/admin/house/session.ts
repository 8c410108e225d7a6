import { forgetOthers, keep, type Person, type Store } from '@lanternway/desk/drafts/kept';
import type { StrapiApp } from '@strapi/strapi/admin';
import { isRecord } from '@lanternway/contracts/wire/is-record';

/** The parameter in the login's address if the login appears because a session has ended. */
const endedMark = 'ended';

const login = '/admin/auth/login';

/** The address of the login that says why it appears, and afterwards opens the page that was open. */
export function loginAfter({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const page = pathname.replace(/^\/admin/, '') || '/';
  const way = page.startsWith('/auth/') ? '/' : `${page}${search}`;
  return `${login}?${new URLSearchParams({ redirectTo: way, [endedMark]: '1' }).toString()}`;
}

/** Whether this is the login after a session that has ended. */
export const isAfterSession = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean =>
  pathname === login && new URLSearchParams(search).has(endedMark);

type Change = { kind: 'leaving' | 'left' } | { kind: 'known'; person: Person };

/** What an action of Strapi's store says about the session. */
export function sessionChange(action: unknown): Change | null {
  if (!isRecord(action)) return null;
  const { type, meta, payload } = action;
  if (type === 'admin/logout') return { kind: 'left' };
  const asked = isRecord(meta) && isRecord(meta['arg']) ? meta['arg']['endpointName'] : null;
  if (type === 'adminApi/executeMutation/pending' && asked === 'logout') return { kind: 'leaving' };
  if (type !== 'adminApi/executeQuery/fulfilled' || asked !== 'getMe' || !isRecord(payload)) return null;
  const id = payload['id'];
  return typeof id === 'string' || typeof id === 'number' ? { kind: 'known', person: id } : null;
}

/** Whether a part of the page has read something and was refused because the session has ended. */
export function isRefusedReading(action: unknown): boolean {
  if (!isRecord(action) || action['type'] !== 'adminApi/executeQuery/rejected') return false;
  const { payload } = action;
  return isRecord(payload) && payload['status'] === 401;
}

type Middleware = StrapiApp['middlewares'][number];

interface Watching {
  store: Store;
  /** Opens the login with its reason. */
  open: () => void;
}

let isOver = false;

/** Whether nobody is logged in any more, although the page is still there. */
export const isSessionOver = (): boolean => isOver;

/**
 * Strapi logs out in the same way whether a person asked for it or the session has ended. Only the former begins with a call
 * to the server. When a person logs out, what they typed is removed. When a session has ended, it is kept for the same
 * person, and the admin is loaded again at the login, so that nothing of the old session is left in it.
 *
 * After a refused save, Strapi reads the entry again, and every part that shows it would repeat in a message of its own that
 * the session has ended. So the page does not learn of these refusals; Strapi's dialog or the login follows anyway.
 */
export function watchSession({ store, open }: Watching): {
  middleware: Middleware;
  /** Removes what was typed in one form. */
  forget: (form: string) => void;
} {
  let isLeaving = false;
  let person: Person | null = null;
  const middleware: Middleware = () => () => (next) => (action) => {
    const change = sessionChange(action);
    if (change?.kind === 'leaving') isLeaving = true;
    if (change?.kind === 'known') {
      isOver = false;
      person = change.person;
      forgetOthers(store, change.person);
    }
    if (person !== null && isRefusedReading(action)) return undefined;
    if (change?.kind !== 'left') return next(action);
    isOver = true;
    if (isLeaving) forgetOthers(store, null);
    else open();
    isLeaving = false;
    return next(action);
  };
  const forget = (form: string) => {
    if (person !== null) keep(store, person, form, null);
  };
  return { middleware, forget };
}
