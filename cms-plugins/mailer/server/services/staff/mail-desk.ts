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
import { brandOf, type MailAttachment, type MailContent, outboxOf } from '@lanternway/server-kit/platform';
import { dispatchOf } from '../dispatch/mail-dispatch';
import { createMailStore, type Condition, type StoredMail } from '../outbox/mail-store';
import { renderMail, type Setting } from '../render/render';
import { conditionOfSight, isInSight, type Sight } from './sight';
import { testMail, type Staff } from './test-mail';

export type ResendResult = { kind: 'done' } | { kind: 'missing' } | { kind: 'refused' };

// What staff see of the outbox, and what they may do with it. A mail that they may not see counts as missing.

export async function listMails(
  strapi: Core.Strapi,
  { page, pageSize, state, search }: MailQuery,
  sight: Sight,
): Promise<MailPage> {
  const store = createMailStore(strapi.db);
  const where = { $and: [conditionOf(state, search), conditionOfSight(sight)] };
  const [mails, total] = await Promise.all([
    store.find({ where, order: [{ id: 'desc' }], offset: (page - 1) * pageSize, limit: pageSize }),
    store.count(where),
  ]);
  return { mails: mails.filter(isKept).map(rowOf), total, page, pageSize };
}

async function findMail(strapi: Core.Strapi, id: number, sight: Sight): Promise<KeptMail | null> {
  const mail = await createMailStore(strapi.db).findById(id);
  return mail !== null && isKept(mail) && isInSight(sight, mail) ? mail : null;
}

/** Null where there is no such mail, or no longer. */
export async function readMail(strapi: Core.Strapi, id: number, sight: Sight): Promise<MailDetail | null> {
  const mail = await findMail(strapi, id, sight);
  if (mail === null) return null;
  const setting = {
    brand: await brandOf(strapi).read(),
    publicUrl: readConfig(strapi).publicUrl,
    year: new Date(mail.createdAt).getUTCFullYear(),
  };
  return { ...rowOf(mail), letter: renderForStaff(mail, setting) };
}

/** A failed mail is tried again. One that was sent is sent as a new mail, which is marked as a repeat. */
export async function sendMailAgain(
  strapi: Core.Strapi,
  id: number,
  askedBy: string,
  sight: Sight,
): Promise<ResendResult> {
  const store = createMailStore(strapi.db);
  const mail = await findMail(strapi, id, sight);
  if (mail === null) return { kind: 'missing' };
  if (!maySendAgain(mail)) return { kind: 'refused' };
  if (mail.state === 'sent') {
    // Two clicks at the same moment get the same count, so the same key, and make one mail.
    const key = `again:${String(id)}:${String(1 + (await store.count({ againOf: id })))}`;
    await store.add([{ ...newMailOf(mail), key, againOf: id, askedBy }]);
    return resendResultOf(strapi, true);
  }
  const isDone = await store.change(
    { id, state: 'failed' },
    { state: 'waiting', attempts: 0, nextAttemptAt: new Date(), settledAt: null, fault: null, askedBy },
  );
  return resendResultOf(strapi, isDone);
}

/** A waiting mail need not wait, unless it is on its way at this moment. */
export async function sendMailNow(
  strapi: Core.Strapi,
  id: number,
  askedBy: string,
  sight: Sight,
): Promise<ResendResult> {
  if ((await findMail(strapi, id, sight)) === null) return { kind: 'missing' };
  const isDone = await createMailStore(strapi.db).change(
    { id, state: 'waiting', claim: null },
    { nextAttemptAt: new Date(), askedBy },
  );
  return resendResultOf(strapi, isDone);
}

function resendResultOf(strapi: Core.Strapi, isDone: boolean): ResendResult {
  if (isDone) dispatchOf(strapi).wake();
  return { kind: isDone ? 'done' : 'refused' };
}

export const sendTestMail = (strapi: Core.Strapi, staff: Staff): Promise<void> =>
  outboxOf(strapi).queue(testMail(staff, new Date()));

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

function renderForStaff(mail: StoredMail, setting: Setting): MailDetail['letter'] {
  if (mail.isSecret || mail.content === null) return null;
  const attachments = (mail.attachments ?? []) as MailAttachment[];
  return {
    ...renderMail(mail.content as MailContent, setting),
    attachments: attachments.map(({ filename, contentType }) => ({ filename, contentType })),
  };
}
