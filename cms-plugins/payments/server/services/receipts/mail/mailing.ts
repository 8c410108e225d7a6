import { email } from '@lanternway/contracts/fields/fields';
import { parse } from '@lanternway/contracts/wire/parse';
import { rowsIn } from '@lanternway/server-kit/db/table';
import { letterheadOf, type Mail } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../../config';
import { ledgerUid } from '../../../content-types/money-records';
import { orderUid } from '../../../content-types/order';
import { receiptsTable, receiptUid } from '../../../content-types/service-records';
import type { ReceiptRecord } from '../../orders/records';
import { stateful } from '../../stateful';
import { pdfName, receiptPaper } from '../pdf/paper';
import { receiptMail } from './mail';
import { attachPdf, mailOnce } from './mail-once';

/** Mails receipts that were not mailed yet, up to `max` of them. Returns whether there may be more. */
export const mailReceipts = (strapi: Core.Strapi, max: number): Promise<boolean> =>
  mailOnce(
    strapi,
    {
      name: 'receipt mails',
      table: receiptsTable,
      findWaiting: (limit) =>
        rowsIn(strapi, receiptUid).findMany({ where: { mailedAt: null }, orderBy: { id: 'asc' }, limit }),
      writeMails: (receipts) => writeMails(strapi, receipts),
    },
    max,
  );

/** A receipt whose account is closed is mailed to nobody. */
async function writeMails(
  strapi: Core.Strapi,
  receipts: readonly ReceiptRecord[],
): Promise<{ id: number; mail: Mail }[]> {
  const ids = receipts.map(({ orderId }) => orderId);
  const orders = await rowsIn(strapi, orderUid).findMany({ where: { id: { $in: ids } } });
  const late = await rowsIn(strapi, ledgerUid).findMany({
    where: { orderId: { $in: ids }, what: 'late_paid' },
  });
  const { publicUrl: site } = readConfig(strapi);
  const mails: { id: number; mail: Mail }[] = [];
  for (const receipt of receipts) {
    const order = orders.find(({ id }) => id === receipt.orderId);
    const mailbox = parse(email(), order?.email ?? '');
    if (order === undefined || mailbox.kind === 'invalid') continue;
    const isLate = late.some(({ orderId }) => orderId === order.id);
    const file = await attachPdf(strapi, `receipt ${receipt.number}`, () => draw(strapi, receipt));
    const mail = receiptMail({ receipt, order, to: mailbox.value, isLate, file, site });
    mails.push({ id: receipt.id, mail });
  }
  return mails;
}

async function draw(strapi: Core.Strapi, receipt: ReceiptRecord): Promise<{ name: string; bytes: Buffer }> {
  const letterhead = await letterheadOf(strapi);
  const bytes = await stateful(strapi, 'receiptPdfWorker').draw(receiptPaper(receipt), letterhead);
  return { name: pdfName(receipt), bytes };
}
