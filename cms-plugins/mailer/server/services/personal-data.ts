import type { Core } from '@strapi/strapi';
import { createMailStore } from './mail-store';

/** What is used of the service that gathers a parent's data, where the product has parents. */
interface PersonalData {
  register: (keeper: {
    name: string;
    read: (person: { email: string }) => Promise<unknown>;
    erase: () => Promise<void>;
  }) => void;
}

const most = 1_000;

/** Lets parents download which mails they were sent. Their words are in the parent's mailbox. */
export function tellPersonalData(strapi: Core.Strapi): void {
  if (!Object.hasOwn(strapi.plugins, 'accounts')) return;
  const store = createMailStore(strapi.db);
  strapi
    .plugin('accounts')
    .service<PersonalData>('personalData')
    .register({
      name: 'mails',
      async read({ email }) {
        const where = { recipient: email };
        const mails = await store.find({ where, order: [{ id: 'desc' }], limit: most });
        return mails.map(({ kind, state, createdAt, settledAt }) => ({
          what: kind,
          state,
          queuedAt: createdAt,
          settledAt,
        }));
      },
      // They are removed with time, whether or not an account was closed: see retention.ts.
      erase: () => Promise.resolve(),
    });
}
