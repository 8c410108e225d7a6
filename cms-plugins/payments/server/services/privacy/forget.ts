import { rowsIn } from '@lanternway/server-kit/db/table';
import { eraseAddressIn } from '@lanternway/server-kit/erase-address';
import type { Core } from '@strapi/strapi';
import { eventUid, ledgerUid, refundRequestUid, refundUid } from '../../content-types/money-records';
import { creditNoteUid } from '../../content-types/credit-notes';
import { deliveryUid, receiptUid } from '../../content-types/service-records';
import { addToLedger, type By } from '../orders/ledger';
import { holdOrder, changeOrder } from '../orders/orders';
import { refreshSearchText } from '../orders/search-text';
import { closed, forgetInNote, forgetInReceipt } from './receipts';
import type { OrderRecord } from '../orders/records';
import { expireHeld } from '../settlement/expire';

const by: By = { actor: 'server' };

/**
 * Takes the person out of their orders, in the transaction that closes the account; the money stays on record. The name
 * stays only in the receipts, for as long as the law asks for them. An order that is still open is ended first: if money
 * for it should arrive all the same, it is settled as any late money is.
 */
export async function forgetOrders(
  strapi: Core.Strapi,
  orders: readonly OrderRecord[],
  email: string,
): Promise<void> {
  for (const { id } of orders) {
    const held = await holdOrder(strapi, id);
    const order = await expireHeld(strapi, held, by);
    const nameless = await changeOrder(strapi, order, { name: closed, email: null, phone: null });
    await refreshSearchText(strapi, nameless);
    await forgetBeside(strapi, id);
    await addToLedger(strapi, { orderId: id, by, what: 'forgotten' });
  }
  await removeMentions(strapi, email);
}

async function forgetBeside(strapi: Core.Strapi, orderId: number): Promise<void> {
  const of = { where: { orderId } };
  await rowsIn(strapi, refundRequestUid).updateMany({ ...of, data: { message: null } });
  // A provider's message says who paid. One that is still to be worked on keeps its text until then.
  await rowsIn(strapi, eventUid).updateMany({
    where: { orderId, processedAt: { $notNull: true } },
    data: { raw: null },
  });
  const receipts = await rowsIn(strapi, receiptUid).findMany(of);
  for (const receipt of receipts) await forgetInReceipt(strapi, receipt, new Date());
  const notes = await rowsIn(strapi, creditNoteUid).findMany(of);
  for (const note of notes) await forgetInNote(strapi, note, new Date());
}

/** Columns with free texts, which may name the address. A text may be about somebody else, so the rest of it stays. */
const places = [
  { uid: refundUid, attributes: ['reason', 'message', 'disputeReason'] },
  { uid: refundRequestUid, attributes: ['message', 'answer'] },
  { uid: deliveryUid, attributes: ['note'] },
  { uid: ledgerUid, attributes: ['facts'] },
] as const;

async function removeMentions(strapi: Core.Strapi, email: string): Promise<void> {
  for (const { uid, attributes } of places) {
    const rows: Record<string, unknown>[] = await strapi.db.query(uid).findMany({
      where: { $or: attributes.map((attribute) => ({ [attribute]: { $containsi: email } })) },
      select: ['id', ...attributes],
    });
    for (const row of rows) {
      const data = Object.fromEntries(
        attributes.map((attribute) => [attribute, eraseAddressIn(row[attribute], email)]),
      );
      await strapi.db.query(uid).updateMany({ where: { id: row['id'] }, data });
    }
  }
  await rowsIn(strapi, eventUid).updateMany({
    where: { raw: { $containsi: email }, processedAt: { $notNull: true } },
    data: { raw: null },
  });
}
