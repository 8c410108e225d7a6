import { AsyncLocalStorage } from 'node:async_hooks';
import { staffNameOf } from '@lanternway/contracts/fields/staff-name';
import type { Core } from '@strapi/strapi';

/** Who does something, as it is remembered. */
export interface Actor {
  id: number | null;
  name: string;
}

type AdminUser = Parameters<typeof staffNameOf>[0] & { id: number };

interface RequestState {
  user?: AdminUser;
  auth?: { strategy?: { name?: string } };
}

const standIn = new AsyncLocalStorage<Actor | null>();

/** Does the work in the name of whoever asked for it earlier. */
export const actingFor = <Result>(actor: Actor | null, work: () => Promise<Result>): Promise<Result> =>
  standIn.run(actor, work);

/** Whoever does what is being done: the one it is done for, or who is logged in at the admin. Null: the server itself. */
export function currentActor(strapi: Core.Strapi): Actor | null {
  const named = standIn.getStore();
  if (named !== undefined) return named;
  const state = strapi.requestContext.get()?.state as RequestState | undefined;
  // A parent who is logged in at the site is a user too.
  return state?.auth?.strategy?.name === 'admin' && state.user !== undefined ? actorOf(state.user) : null;
}

const actorOf = (user: AdminUser): Actor => ({ id: user.id, name: staffNameOf(user) });
