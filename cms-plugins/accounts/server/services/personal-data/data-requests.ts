import type { Core } from '@strapi/strapi';
import { removePerson } from './leaving';
import { own } from '../own';
import type { KeptPart, Person } from './personal-data';
import { findUserByEmail, lockUser } from '../users/users';

export interface Known {
  account: { name: string; since: string } | null;
  parts: KeptPart[];
}

/**
 * What staff carry out for somebody who asks what is known under his e-mail, or asks to be forgotten. He need not have
 * an account.
 */
export interface DataRequests {
  find(email: string): Promise<Known>;
  /** Everything that is kept, as JSON, by the names of its parts. */
  read(email: string): Promise<Record<string, unknown>>;
  /** In the caller's transaction: when it throws, everything is to stay. True where an account was closed by it. */
  erase(email: string): Promise<boolean>;
}

export function dataRequests({ strapi }: { strapi: Core.Strapi }): DataRequests {
  async function lookUp(email: string) {
    const user = await findUserByEmail(strapi, email);
    return { user, person: { id: user?.id ?? null, email } satisfies Person };
  }

  return {
    async find(email) {
      const { user, person } = await lookUp(email);
      return {
        account:
          user === null
            ? null
            : { name: user.fullName ?? email, since: new Date(user.createdAt).toISOString() },
        parts: await own(strapi, 'personalData').count(person),
      };
    },

    async read(email) {
      const { user, person } = await lookUp(email);
      const account = own(strapi, 'account');
      return {
        account: user === null ? null : await account.readProfile(user),
        sessions: user === null ? [] : await own(strapi, 'sessions').list(user.id, ''),
        ...(await own(strapi, 'personalData').read(person)),
      };
    },

    async erase(email) {
      const { person } = await lookUp(email);
      // Held, so that a password or a name that changes at this moment does not bring the person back.
      if (person.id !== null) await lockUser(strapi, person.id);
      await removePerson(strapi, person);
      return person.id !== null;
    },
  };
}
