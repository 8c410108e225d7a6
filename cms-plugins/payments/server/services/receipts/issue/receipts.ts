import type { Transaction } from '@lanternway/server-kit/db/claim';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../../config';
import { paymentUid } from '../../../content-types/money-records';
import { receiptCountersTable, receiptUid } from '../../../content-types/service-records';
import { addToLedger } from '../../orders/ledger';
import { prepareSearchText } from '../../orders/search-text';
import { readSettings } from '../../settings/settings';
import { stateful } from '../../stateful';
import { receiptContent, type ReceiptContent, type SellerSettings } from './content';
import { financialYearOf, receiptNumberOf } from './number';
import type { OrderRecord, ReceiptRecord } from '../../orders/records';

/** The receipt of an order; null where it has none. */
export async function findReceipt(strapi: Core.Strapi, orderRowId: number): Promise<ReceiptRecord | null> {
  return await rowsIn(strapi, receiptUid).findOne({ where: { orderId: orderRowId } });
}

/**
 * The receipt of an order that has just become paid, in the caller's transaction: the number is given if, and only if,
 * that commits, so there are no gaps. Called again for the same order it gives the same receipt. Others who settle wait
 * from the number on until the transaction ends, so this comes last in it, and the order's search text is written here.
 */
export const issueReceipt = async (strapi: Core.Strapi, order: OrderRecord): Promise<ReceiptRecord> =>
  strapi.db.transaction(async ({ trx, onCommit }) => {
    const before = await findReceipt(strapi, order.id);
    if (before !== null) return before;
    const { receipts: numbering, tax } = await readSettings(strapi);
    const content = await readContent(strapi, order, tax);
    const writeSearchText = await prepareSearchText(strapi, order.id);
    const issuedAt = new Date();
    const year = financialYearOf(issuedAt, numbering.yearStartsIn);
    const serial = await nextSerial(strapi, trx, year);
    const number = receiptNumberOf(numbering.prefix, year, serial);
    const receipt = await rowsIn(strapi, receiptUid).create({
      data: {
        orderId: order.id,
        number,
        year,
        serial,
        issuedAt,
        amountMinor: order.amountMinor,
        taxMinor: content.tax?.totalMinor ?? 0,
        currency: order.currency,
        content,
      },
    });
    await addToLedger(strapi, { orderId: order.id, by: { actor: 'server' }, what: 'receipt', ref: number });
    await writeSearchText([{ number }]);
    onCommit(stateful(strapi, 'receiptWorker').wake);
    return receipt;
  });

async function readContent(
  strapi: Core.Strapi,
  order: OrderRecord,
  tax: Parameters<typeof receiptContent>[1]['tax'],
): Promise<ReceiptContent> {
  const { brandUid, publicUrl, isTest } = readConfig(strapi);
  const seller: SellerSettings | null = await strapi.db
    .query(brandUid)
    .findOne({ where: { publishedAt: { $notNull: true } } });
  const payment =
    order.paidPaymentId === null
      ? null
      : await rowsIn(strapi, paymentUid).findOne({
          where: { provider: order.paidProvider, paymentId: order.paidPaymentId },
        });
  return receiptContent(order, { seller, host: new URL(publicUrl).hostname, tax, payment, isTest });
}

/** The row of the counter is locked from here until the transaction ends, by which its number is taken or given back. */
async function nextSerial(strapi: Core.Strapi, trx: Transaction, year: string): Promise<number> {
  const taken = await takeNext(strapi, trx, year);
  if (taken !== null) return taken;
  // The first of its year. Another that is the first too waits for this one, and then finds its row.
  const now = new Date();
  await strapi.db
    .getConnection(receiptCountersTable)
    .insert({ document_id: `year-${year}`, year, last: 0, created_at: now, updated_at: now })
    .onConflict('year')
    .ignore()
    .transacting(trx);
  const first = await takeNext(strapi, trx, year);
  if (first === null) throw new Error(`The receipts of ${year} have no counter.`);
  return first;
}

async function takeNext(strapi: Core.Strapi, trx: Transaction, year: string): Promise<number | null> {
  const rows: { last: number }[] = await strapi.db
    .getConnection(receiptCountersTable)
    .where({ year })
    .increment('last', 1)
    .returning('last')
    .transacting(trx);
  return rows[0]?.last ?? null;
}
