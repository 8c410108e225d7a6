import { AsyncLocalStorage } from 'node:async_hooks';
import { staffNameOf } from '@lanternway/contracts/fields/staff-name';
import type { Core } from '@strapi/strapi';

/** The member of staff who does something, as it is recorded. */
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

/** Does the work in the name of the person who asked for it earlier. */
export const actAs = <Result>(actor: Actor | null, work: () => Promise<Result>): Promise<Result> =>
  standIn.run(actor, work);

/** The person for whom the present work is done, or who is logged in at the admin. Null where the server does it by itself. */
export function currentActor(strapi: Core.Strapi): Actor | null {
  const named = standIn.getStore();
  if (named !== undefined) return named;
  const state = strapi.requestContext.get()?.state as RequestState | undefined;
  // A parent who is logged in at the site is a user too.
  return state?.auth?.strategy?.name === 'admin' && state.user !== undefined ? actorOf(state.user) : null;
}

const actorOf = (user: AdminUser): Actor => ({ id: user.id, name: staffNameOf(user) });

/** Whether the work is done in the name of somebody who asked for it earlier, or of nobody. */
export const isStandIn = (): boolean => standIn.getStore() !== undefined;
