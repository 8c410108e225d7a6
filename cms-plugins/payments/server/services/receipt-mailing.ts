import { email } from '@lanternway/contracts/fields';
import { parse } from '@lanternway/contracts/parse';
import { outboxOf, type MailAttachment } from '@lanternway/mailer/outbox';
import type { Core } from '@strapi/strapi';
import { ledgerUid } from '../content-types/money-records';
import { orderUid } from '../content-types/order';
import { receiptsTable, receiptUid } from '../content-types/service-records';
import { receiptMail, type ReceiptMail } from './mails-receipt';
import { pdfName, receiptPdf } from './receipt-pdf';
import type { OrderRecord, ReceiptRecord } from './records';

type Transaction = Parameters<Parameters<Core.Strapi['db']['transaction']>[0]>[0]['trx'];

/**
 * Mails the receipts that nobody was told of yet, at most so many. Their files are drawn before the transaction, in which
 * mail and mark stand together or not at all: several instances may draw the same file, and one mails it. Returns whether
 * there may be more.
 */
export async function mailSome(strapi: Core.Strapi, most: number): Promise<boolean> {
  const waiting = (await strapi.db.query(receiptUid).findMany({
    where: { mailedAt: null },
    orderBy: { id: 'asc' },
    limit: most,
  })) as ReceiptRecord[];
  if (waiting.length === 0) return false;
  const mails = await readMails(strapi, waiting);
  await strapi.db.transaction(async ({ trx }) => {
    const taken = await take(
      strapi,
      trx,
      waiting.map(({ id }) => id),
    );
    await outboxOf(strapi).queueAll(
      mails.filter(({ receipt }) => taken.has(receipt.id)).map((mail) => receiptMail(mail)),
    );
  });
  return waiting.length === most;
}

/** A receipt whose account is closed is mailed to nobody, and waits no longer. */
async function readMails(strapi: Core.Strapi, receipts: readonly ReceiptRecord[]): Promise<ReceiptMail[]> {
  const ids = receipts.map(({ orderId }) => orderId);
  const orders = (await strapi.db.query(orderUid).findMany({ where: { id: { $in: ids } } })) as OrderRecord[];
  const late = (await strapi.db.query(ledgerUid).findMany({
    where: { orderId: { $in: ids }, what: 'late_paid' },
  })) as { orderId: number }[];
  const mails: ReceiptMail[] = [];
  for (const receipt of receipts) {
    const order = orders.find(({ id }) => id === receipt.orderId);
    const mailbox = parse(email(), order?.email ?? '');
    if (order === undefined || mailbox.kind === 'invalid') continue;
    const isLate = late.some(({ orderId }) => orderId === order.id);
    mails.push({ receipt, order, to: mailbox.value, isLate, file: await draw(strapi, receipt) });
  }
  return mails;
}

/** A file that cannot be drawn keeps no mail back: the parent must know that his money has arrived. */
async function draw(strapi: Core.Strapi, receipt: ReceiptRecord): Promise<MailAttachment | null> {
  try {
    const file = await receiptPdf(receipt);
    return {
      filename: pdfName(receipt),
      contentType: 'application/pdf',
      base64: file.toString('base64'),
    };
  } catch (error) {
    const fault = error instanceof Error ? error.name : 'unknown reason';
    strapi.log.error(`payments: the file of receipt ${receipt.number} could not be drawn: ${fault}`);
    return null;
  }
}

/** Marks them in one statement, so that nobody else has them; where this does not end well, nobody had. */
async function take(strapi: Core.Strapi, trx: Transaction, ids: readonly number[]): Promise<Set<number>> {
  const waiting = strapi.db
    .getConnection(receiptsTable)
    .select('id')
    .whereIn('id', ids)
    .where({ mailed_at: null })
    .orderBy('id');
  // SQLite has one writer at a time anyway, and no words for it.
  if (strapi.db.dialect.client === 'postgres') void waiting.forUpdate().skipLocked();
  const rows = (await strapi.db
    .getConnection(receiptsTable)
    .whereIn('id', waiting)
    .where({ mailed_at: null })
    .update({ mailed_at: new Date() })
    .returning('id')
    .transacting(trx)) as { id: number }[];
  return new Set(rows.map(({ id }) => id));
}
