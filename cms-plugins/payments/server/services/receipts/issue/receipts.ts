import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../../config';
import { receiptUid } from '../../../content-types/service-records';
import { addToLedger } from '../../orders/ledger';
import { readTries, writeSearchText } from '../../orders/search-text';
import { readSettings } from '../../settings/settings';
import { stateful } from '../../stateful';
import { receiptContent, type ReceiptContent, type SellerSettings } from './content';
import { nextSerial } from './counter';
import { financialYearOf, receiptNumberOf } from './number';
import type { OrderRecord, PaymentRecord, ReceiptRecord } from '../../orders/records';

/** The receipt of an order; null where it has none. */
export async function findReceipt(strapi: Core.Strapi, orderRowId: number): Promise<ReceiptRecord | null> {
  return await rowsIn(strapi, receiptUid).findOne({ where: { orderId: orderRowId } });
}

/**
 * The receipt of an order that has just become paid, in the caller's transaction: the number is given if, and only if,
 * that commits, so there are no gaps. Called again for the same order it does nothing. Others who settle wait from the
 * number on until the transaction ends, so this comes last in it, and the order's search text is written here.
 */
export const issueReceipt = async (strapi: Core.Strapi, order: OrderRecord): Promise<void> =>
  strapi.db.transaction(async ({ trx, onCommit }) => {
    if ((await findReceipt(strapi, order.id)) !== null) return;
    const { receipts: numbering, tax } = await readSettings(strapi);
    const tries = await readTries(strapi, order);
    const content = await readContent(strapi, order, { tax, payments: tries.payments });
    const issuedAt = new Date();
    const year = financialYearOf(issuedAt, numbering.yearStartsIn);
    const serial = await nextSerial(strapi, trx, year);
    const number = receiptNumberOf(numbering.prefix, year, serial);
    const { amountMinor, currency } = order;
    const taxMinor = content.tax?.totalMinor ?? 0;
    const row = {
      orderId: order.id,
      number,
      year,
      serial,
      issuedAt,
      amountMinor,
      taxMinor,
      currency,
      content,
    };
    await rowsIn(strapi, receiptUid).createMany({ data: [row] });
    await addToLedger(strapi, { orderId: order.id, by: { actor: 'server' }, what: 'receipt', ref: number });
    await writeSearchText(strapi, order, { ...tries, receipts: [{ number }] });
    onCommit(stateful(strapi, 'receiptWorker').wake);
  });

async function readContent(
  strapi: Core.Strapi,
  order: OrderRecord,
  {
    tax,
    payments,
  }: Pick<Parameters<typeof receiptContent>[1], 'tax'> & { payments: readonly PaymentRecord[] },
): Promise<ReceiptContent> {
  const { brandUid, publicUrl, isTest } = readConfig(strapi);
  const seller: SellerSettings | null = await strapi.db
    .query(brandUid)
    .findOne({ where: { publishedAt: { $notNull: true } } });
  const { paidProvider, paidPaymentId } = order;
  const payment =
    payments.find((each) => each.provider === paidProvider && each.paymentId === paidPaymentId) ?? null;
  return receiptContent(order, { seller, host: new URL(publicUrl).hostname, tax, payment, isTest });
}
