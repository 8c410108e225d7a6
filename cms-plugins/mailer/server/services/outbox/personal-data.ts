import { eraseAddressIn } from '@lanternway/server-kit/erase-address';
import type { Core } from '@strapi/strapi';
import { personalDataRegistryOf, type MailContent } from '@lanternway/server-kit/platform';
import { createMailStore, type MailStore } from './mail-store';
import { forget } from './retention';

const max = 1_000;

/** Lets people download which mails they were sent, and be forgotten. The words of the mails are in their mailbox. */
export function registerPersonalData(strapi: Core.Strapi): void {
  if (!Object.hasOwn(strapi.plugins, 'accounts')) return;
  const store = createMailStore(strapi.db);
  personalDataRegistryOf(strapi).register({
    name: 'mails',
    title: 'Mails sent',
    count: ({ email }) => store.count({ recipient: email }),
    async read({ email }) {
      const where = { recipient: email };
      const mails = await store.find({ where, order: [{ id: 'desc' }], limit: max });
      return mails.map(({ kind, state, createdAt, settledAt }) => ({
        what: kind,
        state,
        queuedAt: createdAt,
        settledAt,
      }));
    },
    async erase({ email }) {
      await forgetMailsTo(store, email);
      await forgetMailsAbout(store, email);
    },
  });
}

/** Forgets mails to the address. Those that still wait are not sent any more either. */
async function forgetMailsTo(store: MailStore, email: string): Promise<void> {
  for (;;) {
    const mails = await store.find({ where: { recipient: email }, order: [{ id: 'asc' }], limit: max });
    if (mails.length === 0) return;
    await forget(store, mails);
  }
}

/**
 * Mails to staff about the person. A mail that is still to go out may be about others too, so it goes out, without
 * the address.
 */
async function forgetMailsAbout(store: MailStore, email: string): Promise<void> {
  let last = 0;
  for (;;) {
    const where = { id: { $gt: last }, isSecret: false, content: { $containsi: email } };
    const mails = await store.find({ where, order: [{ id: 'asc' }], limit: max });
    last = mails.at(-1)?.id ?? last;
    if (mails.length === 0) return;
    await forget(
      store,
      mails.filter(({ state }) => state !== 'waiting'),
    );
    for (const mail of mails.filter(({ state }) => state === 'waiting'))
      await store.change({ id: mail.id }, { content: eraseAddressIn(mail.content as MailContent, email) });
  }
}
