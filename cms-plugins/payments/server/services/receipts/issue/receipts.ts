import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../../config';
import { paymentUid } from '../../../content-types/money-records';
import { receiptUid } from '../../../content-types/service-records';
import { addToLedger } from '../../orders/ledger';
import { prepareSearchText } from '../../orders/search-text';
import { readSettings } from '../../settings/settings';
import { stateful } from '../../stateful';
import { receiptContent, type ReceiptContent, type SellerSettings } from './content';
import { nextSerial } from './counter';
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
    const writeSearchText = await prepareSearchText(strapi, order);
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
