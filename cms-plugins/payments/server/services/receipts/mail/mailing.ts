import { email } from '@lanternway/contracts/fields/fields';
import { parse } from '@lanternway/contracts/wire/parse';
import { letterheadOf, outboxOf, type MailAttachment } from '@lanternway/server-kit/platform';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../../config';
import { ledgerUid } from '../../../content-types/money-records';
import { orderUid } from '../../../content-types/order';
import { leaseTable, receiptsTable, receiptUid } from '../../../content-types/service-records';
import { receiptMail, type ReceiptMail } from './mail';
import { claimRows } from '@lanternway/server-kit/db/claim';
import { withLease } from '@lanternway/server-kit/jobs/lease';
import { stateful } from '../../stateful';
import { receiptPaper } from '../pdf/paper';
import { pdfName } from '../pdf/pdf';
import { ServiceBusyError } from '@lanternway/server-kit/errors';
import type { ReceiptRecord } from '../../orders/records';

/** One that dies over it keeps the others from it for so long. */
const lease = { name: 'receipt mails', seconds: 10 };

/**
 * Mails receipts that were not mailed yet, up to `max` of them. One server at a time does it, so that none draws what
 * another is drawing. Returns whether there may be more.
 */
export async function mailSome(strapi: Core.Strapi, max: number): Promise<boolean> {
  // Looking in vain, which is what happens most of the time, changes nothing.
  if ((await findWaiting(strapi, 1)).length === 0) return false;
  let isMore = false;
  await withLease(strapi, leaseTable, lease, async () => {
    const waiting = await findWaiting(strapi, max);
    await mailThese(strapi, waiting);
    isMore = waiting.length === max;
  });
  return isMore;
}

const findWaiting = async (strapi: Core.Strapi, max: number): Promise<ReceiptRecord[]> =>
  await rowsIn(strapi, receiptUid).findMany({
    where: { mailedAt: null },
    orderBy: { id: 'asc' },
    limit: max,
  });

/**
 * Their files are drawn before the transaction, in which mail and mark stand together or not at all: where others had the
 * same receipts, one mails them.
 */
async function mailThese(strapi: Core.Strapi, waiting: readonly ReceiptRecord[]): Promise<void> {
  const mails = await readMails(strapi, waiting);
  const ids = waiting.map(({ id }) => id);
  await strapi.db.transaction(async ({ trx }) => {
    const taken = await claimRows(strapi, trx, {
      table: receiptsTable,
      where: { mailed_at: null },
      ids,
      orderBy: 'id',
      change: { mailed_at: new Date() },
    });
    const ours = mails.filter(({ receipt }) => taken.includes(receipt.id));
    await outboxOf(strapi).queueAll(ours.map((mail) => receiptMail(mail)));
  });
}

/** A receipt whose account is closed is mailed to nobody, and waits no longer. */
async function readMails(strapi: Core.Strapi, receipts: readonly ReceiptRecord[]): Promise<ReceiptMail[]> {
  const ids = receipts.map(({ orderId }) => orderId);
  const orders = await rowsIn(strapi, orderUid).findMany({ where: { id: { $in: ids } } });
  const late = await rowsIn(strapi, ledgerUid).findMany({
    where: { orderId: { $in: ids }, what: 'late_paid' },
  });
  const { publicUrl: site } = readConfig(strapi);
  const mails: ReceiptMail[] = [];
  for (const receipt of receipts) {
    const order = orders.find(({ id }) => id === receipt.orderId);
    const mailbox = parse(email(), order?.email ?? '');
    if (order === undefined || mailbox.kind === 'invalid') continue;
    const isLate = late.some(({ orderId }) => orderId === order.id);
    const file = await draw(strapi, receipt);
    mails.push({ receipt, order, to: mailbox.value, isLate, file, site });
  }
  return mails;
}

/** A file that cannot be drawn keeps no mail back: the parent must know that their money has arrived. */
async function draw(strapi: Core.Strapi, receipt: ReceiptRecord): Promise<MailAttachment | null> {
  try {
    const file = await stateful(strapi, 'receiptPdfWorker').draw(
      receiptPaper(receipt),
      await letterheadOf(strapi),
    );
    return {
      filename: pdfName(receipt),
      contentType: 'application/pdf',
      base64: file.toString('base64'),
    };
  } catch (error) {
    // Many parents are looking at theirs: it is drawn at the next look.
    if (error instanceof ServiceBusyError) throw error;
    const fault = error instanceof Error ? error.message : 'unknown reason';
    strapi.log.error(`payments: the file of receipt ${receipt.number} could not be drawn: ${fault}`);
    return null;
  }
}
