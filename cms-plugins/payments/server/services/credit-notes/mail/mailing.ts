import { email } from '@lanternway/contracts/fields/fields';
import { parse } from '@lanternway/contracts/wire/parse';
import { claimRows } from '@lanternway/server-kit/db/claim';
import { rowsIn } from '@lanternway/server-kit/db/table';
import { ServiceBusyError } from '@lanternway/server-kit/errors';
import { withLease } from '@lanternway/server-kit/jobs/lease';
import { outboxOf, type MailAttachment } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { creditNotesTable, creditNoteUid } from '../../../content-types/credit-notes';
import { orderUid } from '../../../content-types/order';
import { leaseTable } from '../../../content-types/service-records';
import type { CreditNoteRecord } from '../../orders/records';
import { drawNote } from '../file/files';
import { noteMail, type NoteMail } from './mail';

/** One that dies over it keeps the others from it for so long. */
const lease = { name: 'credit note mails', seconds: 10 };

/** Mails notes that were not mailed yet, up to `max` of them, as receipts are. Returns whether there may be more. */
export async function mailNotes(strapi: Core.Strapi, max: number): Promise<boolean> {
  if ((await findWaiting(strapi, 1)).length === 0) return false;
  let isMore = false;
  await withLease(strapi, leaseTable, lease, async () => {
    const waiting = await findWaiting(strapi, max);
    await mailThese(strapi, waiting);
    isMore = waiting.length === max;
  });
  return isMore;
}

const findWaiting = async (strapi: Core.Strapi, max: number): Promise<CreditNoteRecord[]> =>
  await rowsIn(strapi, creditNoteUid).findMany({
    where: { mailedAt: null },
    orderBy: { id: 'asc' },
    limit: max,
  });

/** Files are drawn before the transaction, in which mail and mark stand together or not at all. */
async function mailThese(strapi: Core.Strapi, waiting: readonly CreditNoteRecord[]): Promise<void> {
  const mails = await readMails(strapi, waiting);
  await strapi.db.transaction(async ({ trx }) => {
    const taken = await claimRows(strapi, trx, {
      table: creditNotesTable,
      where: { mailed_at: null },
      ids: waiting.map(({ id }) => id),
      orderBy: 'id',
      change: { mailed_at: new Date() },
    });
    const ours = mails.filter(({ note }) => taken.includes(note.id));
    await outboxOf(strapi).queueAll(ours.map((mail) => noteMail(mail)));
  });
}

/** A note whose account is closed is mailed to nobody, and waits no longer. */
async function readMails(strapi: Core.Strapi, notes: readonly CreditNoteRecord[]): Promise<NoteMail[]> {
  const ids = notes.map(({ orderId }) => orderId);
  const orders = await rowsIn(strapi, orderUid).findMany({ where: { id: { $in: ids } } });
  const mails: NoteMail[] = [];
  for (const note of notes) {
    const order = orders.find(({ id }) => id === note.orderId);
    const mailbox = parse(email(), order?.email ?? '');
    if (mailbox.kind === 'invalid') continue;
    mails.push({ note, to: mailbox.value, file: await attach(strapi, note) });
  }
  return mails;
}

async function attach(strapi: Core.Strapi, note: CreditNoteRecord): Promise<MailAttachment | null> {
  try {
    const { name, bytes } = await drawNote(strapi, note);
    return { filename: name, contentType: 'application/pdf', base64: bytes.toString('base64') };
  } catch (error) {
    // Many parents are looking at theirs: it is drawn at the next look.
    if (error instanceof ServiceBusyError) throw error;
    const fault = error instanceof Error ? error.message : 'unknown reason';
    strapi.log.error(`payments: the file of note ${note.number} could not be drawn: ${fault}`);
    return null;
  }
}
