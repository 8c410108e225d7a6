import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readConfig } from '../../config';
import { addressOfEntry, findEntryAt, findVersions, type EntryRow } from '../content/entries';
import { lockUntilCommit } from '../content/locks';
import {
  forgetAddresses,
  hasFormerAddresses,
  isMadeRedirect,
  makeRedirect,
  readAddresses,
  removeMadeRedirect,
  writeAddresses,
  type EntryAddresses,
  type FormerAddress,
} from './former-addresses';
import { findPublishedRedirectFrom, listRedirectsTo, repointRedirect, type Target } from './rows';
import { followPage, stepAside } from './staff';

/** What was published of an entry, and what is now; null where nothing is. */
export interface Move {
  uid: string;
  documentId: string;
  before: EntryRow | null;
  after: EntryRow | null;
}

/** Where an entry lived, and where it lives now. */
interface Arrival {
  had: string | null;
  now: string | null;
  /** The page that shows it, its own or another one. */
  page: string | null;
}

/**
 * Makes the old addresses of a page lead to where the page is now. To be called in the transaction in which the entry is
 * published, or taken from the site.
 */
export async function moveRedirects(strapi: Core.Strapi, move: Move): Promise<void> {
  const { uid, documentId, before, after } = move;
  const had = addressOfEntry(strapi, uid, before);
  const now = addressOfEntry(strapi, uid, after);
  if (had === now && (before === null) === (after === null)) return;
  if (had === null && now === null && !(await hasFormerAddresses(strapi, documentId))) return;
  await lockUntilCommit(strapi, 'addresses');
  if (after !== null) {
    const type = ownEntry(readConfig(strapi).types, uid);
    if (now !== null && type?.yieldsToRedirects === true) await refuseRedirected(strapi, now);
    await arrive(strapi, documentId, { had, now, page: type?.pageOf(after)?.path ?? null });
    return;
  }
  const { draft } = await findVersions(strapi, uid, documentId);
  const end = before === null || had === null ? null : await endOf(strapi, uid, before);
  if (had !== null && end !== null) await leadOn(strapi, documentId, { had, end, isDeleted: draft === null });
  else await leave(strapi, documentId, had, draft === null);
}

const home: Target = { to: '/', permanent: false };

/** Where the address of an entry leads once its page is gone; null where it leads nowhere. */
async function endOf(strapi: Core.Strapi, uid: string, entry: EntryRow): Promise<Target | null> {
  const { types, isOnSite } = readConfig(strapi);
  const end = ownEntry(types, uid)?.endOf?.(entry) ?? null;
  if (end === null) return null;
  const isThere = !end.to.startsWith('/') || (await isOnSite(strapi, end.to));
  // A redirect to a page that is gone by now would stop the site's build, so the home page takes its place.
  return isThere ? { to: end.to, permanent: !end.comesBack } : home;
}

interface Departure {
  had: string;
  end: Target;
  isDeleted: boolean;
}

/** Makes the address that a page had, its former addresses and redirects to it lead to where its end leads. */
async function leadOn(strapi: Core.Strapi, documentId: string, departure: Departure): Promise<void> {
  const { had, end, isDeleted } = departure;
  const known = await readAddresses(strapi, documentId);
  const old = [...known.former.filter(({ from }) => from !== had), { from: had, redirect: null }];
  const former: FormerAddress[] = [];
  for (const one of old) {
    const redirect = await redirectFrom(strapi, one, known.to, end, documentId);
    former.push({ from: one.from, redirect });
  }
  // The note first: `followPage` must recognise the redirects that the server has just made here.
  await writeAddresses(strapi, documentId, { at: had, to: end.to, former });
  await followPage(strapi, had, end);
  if (isDeleted) await forgetAddresses(strapi, documentId);
}

async function arrive(strapi: Core.Strapi, documentId: string, { had, now, page }: Arrival): Promise<void> {
  if (now !== null) await refuseTaken(strapi, now, documentId);
  const known = await readAddresses(strapi, documentId);
  if (now !== null) await clearAddress(strapi, now);
  const former: FormerAddress[] = [];
  for (const one of formerOf(known, had, now)) {
    const there = page === null ? null : { to: page, permanent: true };
    const redirect = there === null ? null : await redirectFrom(strapi, one, known.to, there, documentId);
    former.push({ from: one.from, redirect });
  }
  if (had !== null && page !== null) await followPage(strapi, had, { to: page });
  if (now !== null) await stepAside(strapi, now);
  const isKnown = former.length > 0 || known.at !== null;
  if (isKnown) await writeAddresses(strapi, documentId, { at: now, to: page, former });
}

async function leave(
  strapi: Core.Strapi,
  documentId: string,
  had: string | null,
  isDeleted: boolean,
): Promise<void> {
  const known = await readAddresses(strapi, documentId);
  for (const { redirect } of known.former) if (redirect !== null) await removeMadeRedirect(strapi, redirect);
  if (had !== null) {
    await followPage(strapi, had, home, 'made');
    await refuseLeading(strapi, had);
  }
  const former = known.former.map(({ from }) => ({ from, redirect: null }));
  const at = had ?? known.at;
  if (isDeleted) await forgetAddresses(strapi, documentId);
  else if (at !== null) await writeAddresses(strapi, documentId, { at, to: null, former });
}

/** Staff's own redirect to a page that leaves would lead to nothing, and such a redirect stops the site's build. */
async function refuseLeading(strapi: Core.Strapi, had: string): Promise<void> {
  const left = (await listRedirectsTo(strapi, had)).find(({ publishedAt }) => publishedAt !== null);
  if (left === undefined) return;
  throw new errors.ApplicationError(
    `The redirect from ${left.from} leads to this page. Let it lead somewhere else and publish that first.`,
  );
}

async function refuseTaken(strapi: Core.Strapi, address: string, documentId: string): Promise<void> {
  const there = await findEntryAt(strapi, address, documentId);
  if (there === null) return;
  refuseSlug(`"${there.title}" already lives at ${address}. Choose another address.`);
}

/** Refuses an address that staff's own redirect has: they wrote it on purpose, and may have printed the address. */
async function refuseRedirected(strapi: Core.Strapi, address: string): Promise<void> {
  const there = await findPublishedRedirectFrom(strapi, address);
  if (there === null || (await isMadeRedirect(strapi, there))) return;
  refuseSlug(`A redirect leads from ${address} to ${there.to}. Take it down, or choose another address.`);
}

function refuseSlug(text: string): never {
  throw new errors.ValidationError(text, {
    errors: [{ path: ['slug'], message: text, name: 'ValidationError' }],
  });
}

/** A page wins over a redirect from its address. The server's own redirect is removed here; see `stepAside` for staff's. */
async function clearAddress(strapi: Core.Strapi, address: string): Promise<void> {
  const there = await findPublishedRedirectFrom(strapi, address);
  if (there === null) return;
  if (await isMadeRedirect(strapi, there)) await removeMadeRedirect(strapi, there.documentId);
}

/** The former addresses, and the last one too if it changed. `clearAddress` has removed our redirect from the present one. */
function formerOf({ at, former }: EntryAddresses, had: string | null, now: string | null): FormerAddress[] {
  const last = had ?? at;
  const old = former.filter(({ from }) => from !== last && from !== now);
  if (last === null || last === now) return old;
  const redirect = former.find(({ from }) => from === last)?.redirect ?? null;
  return [...old, { from: last, redirect }];
}

/** A redirect from an address that the entry had; null where another page or staff's redirect has the address by now. */
async function redirectFrom(
  strapi: Core.Strapi,
  { from, redirect }: FormerAddress,
  ledTo: string | null,
  target: Target,
  documentId: string,
): Promise<string | null> {
  const { to } = target;
  const isTaken = from === to || (await findEntryAt(strapi, from, documentId)) !== null;
  if (redirect !== null && isTaken) await removeMadeRedirect(strapi, redirect);
  else if (redirect !== null) await repointRedirect(strapi, redirect, ledTo ?? to, target);
  if (isTaken) return null;
  if (redirect !== null) return redirect;
  const isFree = (await findPublishedRedirectFrom(strapi, from)) === null;
  return isFree ? makeRedirect(strapi, documentId, { from, ...target }) : null;
}
