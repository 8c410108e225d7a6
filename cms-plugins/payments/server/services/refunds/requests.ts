import { randomUUID } from 'node:crypto';
import { noOpenRequest, noRefundReasons } from '@lanternway/contracts/payments/parent-orders';
import { refundSentences } from '@lanternway/contracts/payments/refunds';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { refundRequestUid } from '../../content-types/money-records';
import { addToLedger, type By, type ByStaff } from '../orders/ledger';
import { queueRequestDeclined } from './mail';
import { holdOrder, findOrderOfParent } from '../orders/orders';
import type { OrderRecord, RefundRecord, RefundRequestRecord } from '../orders/records';
import { whyNoRefund } from './parents';

export type RequestOutcome =
  | { kind: 'done' }
  | { kind: 'missing' }
  /** In the parent's words, or in staff's. */
  | { kind: 'refused'; sentence: string };

const parent: By = { actor: 'parent' };

/** A parent asks for a refund of their order. */
export async function openRequest(
  strapi: Core.Strapi,
  orderDocumentId: string,
  userId: number,
  message: string | null,
): Promise<RequestOutcome> {
  const found = await findOrderOfParent(strapi, userId, orderDocumentId);
  if (found === null) return { kind: 'missing' };
  return strapi.db.transaction(async (): Promise<RequestOutcome> => {
    const order = await holdOrder(strapi, found.id);
    const why = await whyNoRefund(strapi, order);
    if (why !== null) return { kind: 'refused', sentence: why };
    return (await add(strapi, order, message))
      ? { kind: 'done' }
      : { kind: 'refused', sentence: noRefundReasons.open };
  });
}

/** The parent takes the request back. */
export async function withdrawRequest(
  strapi: Core.Strapi,
  orderDocumentId: string,
  userId: number,
): Promise<RequestOutcome> {
  const found = await findOrderOfParent(strapi, userId, orderDocumentId);
  if (found === null) return { kind: 'missing' };
  return strapi.db.transaction(async (): Promise<RequestOutcome> => {
    await holdOrder(strapi, found.id);
    const isClosed = await close(strapi, { orderId: found.id }, { state: 'withdrawn' });
    if (!isClosed) return { kind: 'refused', sentence: noOpenRequest };
    await addToLedger(strapi, { orderId: found.id, by: parent, what: 'request_withdrawn' });
    return { kind: 'done' };
  });
}

/** Staff say no: their answer is mailed to the parent. */
export async function declineRequest(
  strapi: Core.Strapi,
  documentId: string,
  answer: string,
  by: ByStaff,
): Promise<RequestOutcome> {
  const found = await findRequest(strapi, documentId);
  if (found === null) return { kind: 'missing' };
  return strapi.db.transaction(async (): Promise<RequestOutcome> => {
    const order = await holdOrder(strapi, found.orderId);
    const isClosed = await close(strapi, { documentId }, { state: 'declined', answer, ...answeredBy(by) });
    if (!isClosed) return { kind: 'refused', sentence: refundSentences.requestMissing };
    await addToLedger(strapi, { orderId: order.id, by, what: 'request_declined', facts: { answer } });
    await queueRequestDeclined(strapi, order, found, answer);
    return { kind: 'done' };
  });
}

const answeredBy = ({ id, name }: ByStaff) => ({ answeredById: id, answeredByName: name });

async function findRequest(strapi: Core.Strapi, documentId: string): Promise<RefundRequestRecord | null> {
  return await rowsIn(strapi, refundRequestUid).findOne({ where: { documentId } });
}

/** False where one is open already: the database takes no second. */
async function add(strapi: Core.Strapi, order: OrderRecord, message: string | null): Promise<boolean> {
  const now = new Date();
  const row = {
    documentId: randomUUID(),
    orderId: order.id,
    openKey: order.documentId,
    state: 'open',
    message,
  };
  const made: unknown[] = await strapi.db
    .queryBuilder(refundRequestUid)
    .insert({ ...row, askedAt: now, createdAt: now, updatedAt: now })
    .onConflict('open_key')
    .ignore()
    .execute();
  if (made.length === 0) return false;
  // Their words stand only in the request: what is in the ledger stays for ever.
  await addToLedger(strapi, { orderId: order.id, by: parent, what: 'refund_requested' });
  return true;
}

/** One statement decides who answers it. */
async function close(
  strapi: Core.Strapi,
  which: { orderId: number } | { documentId: string },
  answer: Partial<RefundRequestRecord>,
): Promise<boolean> {
  const { count } = await rowsIn(strapi, refundRequestUid).updateMany({
    where: { ...which, state: 'open' },
    data: { ...answer, openKey: null, answeredAt: new Date() },
  });
  return count > 0;
}

/** A refund of the order answers the request that is open. In the transaction that decides the refund. */
export async function grantRequest(
  strapi: Core.Strapi,
  { id }: OrderRecord,
  { message }: RefundRecord,
  by: ByStaff,
): Promise<void> {
  await close(strapi, { orderId: id }, { state: 'granted', answer: message, ...answeredBy(by) });
}
