import type { Core } from '@strapi/strapi';
import { createMailStore, type Condition, type MailStore, type StoredMail } from './mail-store';

const dayMs = 24 * 60 * 60_000;

/** For how many days a mail is kept once nothing more will become of it. */
const keptDays = { sent: 30, failed: 30, expired: 30 } as const;

const atATime = 500;

export interface Retention {
  /** Removes what is too old at this moment. */
  forgetOldMails: () => Promise<void>;
  start: () => void;
  stop: () => void;
}

/** Once a day, in every instance; the second finds nothing left to do. */
export function retention({ strapi }: { strapi: Core.Strapi }): Retention {
  const store = createMailStore(strapi.db);
  let timers: NodeJS.Timeout[] = [];
  const run = () => {
    forgetOldMails(store, new Date()).catch(() => {
      strapi.log.error('mail: old mails could not be removed; the next try is tomorrow');
    });
  };
  return {
    forgetOldMails: () => forgetOldMails(store, new Date()),
    start() {
      timers = [setTimeout(run, 60_000), setInterval(run, dayMs)];
      for (const timer of timers) timer.unref();
    },
    stop() {
      timers.forEach(clearTimeout);
    },
  };
}

/** The retention of this process. It has state: its timers. */
export const retentionOf = (strapi: Core.Strapi): Retention => strapi.plugin('mailer').service('retention');

async function forgetOldMails(store: MailStore, now: Date): Promise<void> {
  for (const state of ['sent', 'failed', 'expired'] as const) {
    const settledAt = { $lt: new Date(now.getTime() - keptDays[state] * dayMs) };
    for (;;) {
      const where = { state, settledAt };
      const old = await store.find({ where, order: [{ settledAt: 'asc' }], limit: atATime });
      if (old.length === 0) break;
      await forget(store, old, where);
    }
  }
}

/**
 * Removes mails. Of those that are not secret the bare key stays, so that even a very late repetition is no second
 * mail; secrets are never repeated.
 */
export async function forget(store: MailStore, mails: StoredMail[], where: Condition = {}): Promise<void> {
  await store.remove(mails.filter(({ isSecret }) => isSecret).map(({ id }) => id));
  const others = mails.filter(({ isSecret }) => !isSecret).map(({ id }) => id);
  await store.change(
    { ...where, id: { $in: others } },
    { state: 'forgotten', recipient: '', content: null, attachments: null, fault: null, askedBy: null },
  );
}
