import type { DataRequests, Person } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { readSessions } from '../sessions/sessions';
import { findUserByEmail, lockUser } from '../users/users';
import { readProfile } from './account';
import { removePerson } from './leaving';
import { personalDataOf } from './personal-data';

// What staff carry out for somebody who asks what is known under their e-mail, or asks to be forgotten. They need not
// have an account.

async function lookUp(strapi: Core.Strapi, email: string) {
  const user = await findUserByEmail(strapi, email);
  return { user, person: { id: user?.id ?? null, email } satisfies Person };
}

/** How much is kept under an e-mail, and since when there is an account. */
export async function countPersonalData(
  strapi: Core.Strapi,
  email: string,
): ReturnType<DataRequests['find']> {
  const { user, person } = await lookUp(strapi, email);
  return {
    account:
      user === null ? null : { name: user.fullName ?? email, since: new Date(user.createdAt).toISOString() },
    parts: await personalDataOf(strapi).count(person),
  };
}

/** Everything that is kept, as JSON, by the names of its parts. */
export async function readPersonalData(strapi: Core.Strapi, email: string): Promise<Record<string, unknown>> {
  const { user, person } = await lookUp(strapi, email);
  return {
    account: user === null ? null : await readProfile(strapi, user),
    sessions: user === null ? [] : await readSessions(strapi, user.id, ''),
    ...(await personalDataOf(strapi).read(person)),
  };
}

/** In the caller's transaction, so that everything stays if it throws. True if it closed an account. */
export async function erasePersonalData(strapi: Core.Strapi, email: string): Promise<boolean> {
  const { person } = await lookUp(strapi, email);
  // The row is locked, so that a change of password or name at this moment does not bring the person back.
  if (person.id !== null) await lockUser(strapi, person.id);
  await removePerson(strapi, person);
  return person.id !== null;
}
