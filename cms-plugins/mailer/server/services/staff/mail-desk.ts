import type { Core } from '@strapi/strapi';
import {
  deliveryFaults,
  mailStates,
  type MailDetail,
  type MailPage,
  type MailRow,
  type MailQuery,
  type MailState,
} from '@lanternway/contracts/mail/mails';
import { readConfig } from '../../config';
import type { MailAttachment, MailContent } from '../../outbox';
import type { Delivery } from '../dispatch/delivery';
import type { BrandBook } from '../render/brand';
import { renderLetter, type Setting } from '../render/render';
import { createMailStore, type Condition, type StoredMail } from '../outbox/mail-store';
import { createSeal } from '../outbox/seal';
import { conditionOfSight, isInSight, type Sight } from './sight';
import { testMail, type Staff } from './test-mail';
import { toRow } from '../outbox/outbox';

export type Outcome = { kind: 'done' } | { kind: 'missing' } | { kind: 'refused' };

/** What staff see of the outbox, and what they may ask of it. A mail out of their sight is one that is not there. */
export interface MailDesk {
  list: (query: MailQuery, sight: Sight) => Promise<MailPage>;
  /** Null where there is no such mail, or no longer. */
  read: (id: number, sight: Sight) => Promise<MailDetail | null>;
  /** A failed mail is tried anew; one that was sent is sent as a new mail, which says so. */
  sendAgain: (id: number, askedBy: string, sight: Sight) => Promise<Outcome>;
  /** A waiting mail need not wait, unless it is on its way at this moment. */
  sendNow: (id: number, askedBy: string, sight: Sight) => Promise<Outcome>;
  sendTest: (staff: Staff) => Promise<void>;
}

export function mailDesk({ strapi }: { strapi: Core.Strapi }): MailDesk {
  const store = createMailStore(strapi.db);
  const { publicUrl, secret } = readConfig(strapi);
  const wake = () => {
    const delivery: Delivery = strapi.plugin('mailer').service('delivery');
    delivery.wake();
  };
  const find = async (id: number, sight: Sight) => {
    const mail = await store.findById(id);
    return mail !== null && isKept(mail) && isInSight(sight, mail) ? mail : null;
  };
  const outcomeOf = (isDone: boolean): Outcome => {
    if (isDone) wake();
    return { kind: isDone ? 'done' : 'refused' };
  };

  return {
    async list({ page, pageSize, state, search }, sight) {
      const where = { $and: [conditionOf(state, search), conditionOfSight(sight)] };
      const [mails, total] = await Promise.all([
        store.find({ where, order: [{ id: 'desc' }], offset: (page - 1) * pageSize, limit: pageSize }),
        store.count(where),
      ]);
      return { mails: mails.filter(isKept).map(rowOf), total, page, pageSize };
    },

    async read(id, sight) {
      const mail = await find(id, sight);
      if (mail === null) return null;
      const brand: BrandBook = strapi.plugin('mailer').service('brand');
      const setting = {
        brand: await brand.read(),
        publicUrl,
        year: new Date(mail.createdAt).getUTCFullYear(),
      };
      return { ...rowOf(mail), letter: letterOf(mail, setting) };
    },

    async sendAgain(id, askedBy, sight) {
      const mail = await find(id, sight);
      if (mail === null) return { kind: 'missing' };
      if (!maySendAgain(mail)) return outcomeOf(false);
      if (mail.state === 'sent') {
        // Two clicks at the same moment count the same, and so make one mail.
        const key = `again:${String(id)}:${String(1 + (await store.count({ againOf: id })))}`;
        await store.add([{ ...newMailOf(mail), key, againOf: id, askedBy }]);
        return outcomeOf(true);
      }
      const isDone = await store.change(
        { id, state: 'failed' },
        { state: 'waiting', attempts: 0, nextAttemptAt: new Date(), settledAt: null, fault: null, askedBy },
      );
      return outcomeOf(isDone);
    },

    async sendNow(id, askedBy, sight) {
      if ((await find(id, sight)) === null) return { kind: 'missing' };
      const isDone = await store.change(
        { id, state: 'waiting', claim: null },
        { nextAttemptAt: new Date(), askedBy },
      );
      return outcomeOf(isDone);
    },

    async sendTest(staff) {
      await store.add([toRow(testMail(staff, new Date()), createSeal(secret))]);
      wake();
    },
  };
}

function conditionOf(state: string | undefined, search: string | undefined): Condition {
  const isSearched = search !== undefined && search !== '';
  return {
    state: state ?? { $in: [...mailStates] },
    ...(isSearched ? { $or: [{ recipient: { $containsi: search } }, { kind: { $containsi: search } }] } : {}),
  };
}

type KeptMail = StoredMail & { state: MailState };

const isKept = (mail: StoredMail): mail is KeptMail => mail.state !== 'forgotten';

function newMailOf({ kind, recipient, content, attachments, isSecret, expiresAt }: KeptMail) {
  const end = expiresAt === null ? null : new Date(expiresAt);
  return { kind, recipient, content, attachments, isSecret, expiresAt: end };
}

function rowOf(mail: KeptMail): MailRow {
  const { id, recipient, kind, isSecret, state, attempts, fault, createdAt, settledAt, claim } = mail;
  // While the mail is on its way, the next attempt is not known.
  const isIdle = state === 'waiting' && claim === null;
  return {
    id,
    to: recipient,
    kind,
    isSecret,
    state,
    attempts,
    problem: fault === null ? null : deliveryFaults[fault],
    queuedAt: createdAt,
    nextAttemptAt: isIdle ? mail.nextAttemptAt : null,
    settledAt,
    isAgain: mail.againOf !== null,
    askedBy: mail.askedBy,
    maySendAgain: maySendAgain(mail),
    maySendNow: isIdle,
  };
}

/** A secret is gone once it is settled, and what has expired is of no use any more. */
const maySendAgain = ({ state, isSecret, expiresAt }: StoredMail) =>
  !isSecret &&
  (state === 'sent' || state === 'failed') &&
  (expiresAt === null || new Date(expiresAt) > new Date());

function letterOf(mail: StoredMail, setting: Setting): MailDetail['letter'] {
  if (mail.isSecret || mail.content === null) return null;
  const attachments = (mail.attachments ?? []) as MailAttachment[];
  return {
    ...renderLetter(mail.content as MailContent, setting),
    attachments: attachments.map(({ filename, contentType }) => ({ filename, contentType })),
  };
}
