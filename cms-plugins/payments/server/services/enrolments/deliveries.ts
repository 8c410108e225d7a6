import { sessionSentences, type RefundRow } from '@lanternway/contracts/payments/refunds';
import type { SessionsDelivered } from '@lanternway/contracts/payments/staff';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { refundUid } from '../../content-types/money-records';
import { deliveryUid, enrolmentUid } from '../../content-types/service-records';
import { addToLedger, type ByStaff } from '../orders/ledger';
import { holdOrder, findOrderByDocument, changeOrder } from '../orders/orders';
import { findEnrolment } from './enrolments';
import { timeOf, type EnrolmentRecord, type OrderRecord } from '../orders/records';

export type DeliveryOutcome =
  | { kind: 'done' }
  | { kind: 'missing' }
  | { kind: 'refused'; sentence: string }
  | { kind: 'invalid'; field: keyof SessionsDelivered; sentence: string };

type Work = (order: OrderRecord, enrolment: EnrolmentRecord) => Promise<DeliveryOutcome>;

/** Staff record which of the bought sessions were held (product rule D11). */
export const recordDelivery = (
  strapi: Core.Strapi,
  orderDocumentId: string,
  { heldOn, sessions, note }: SessionsDelivered,
  by: ByStaff,
): Promise<DeliveryOutcome> =>
  onEnrolment(strapi, orderDocumentId, async (order, enrolment) => {
    const fault =
      faultOfDay(heldOn, order, new Date()) ??
      faultOfCount(sessions, enrolment) ??
      (await isBeingRefunded(strapi, order.id));
    if (fault !== null) return fault;
    await rowsIn(strapi, deliveryUid).create({
      data: {
        enrolmentId: enrolment.id,
        ...{ heldOn, sessions, note: note ?? null },
        ...{ byId: by.id, byName: by.name, notedAt: new Date() },
      },
    });
    await use(strapi, order, enrolment, sessions);
    const facts = { heldOn, sessions, ...(note === null || note === undefined ? {} : { note }) };
    await addToLedger(strapi, { orderId: order.id, by, what: 'sessions', facts });
    return { kind: 'done' };
  });

/** What was recorded by mistake stays in the list, marked. */
export const undoDelivery = (
  strapi: Core.Strapi,
  orderDocumentId: string,
  deliveryId: string,
  by: ByStaff,
): Promise<DeliveryOutcome> =>
  onEnrolment(strapi, orderDocumentId, async (order, enrolment) => {
    const rows = rowsIn(strapi, deliveryUid);
    const where = { documentId: deliveryId, enrolmentId: enrolment.id };
    const delivery = await rows.findOne({ where });
    if (delivery === null) return { kind: 'refused', sentence: sessionSentences.missing };
    if (delivery.undoneAt !== null) return { kind: 'refused', sentence: sessionSentences.undoneAlready };
    await rows.updateMany({ where, data: { undoneAt: new Date(), undoneByName: by.name } });
    await use(strapi, order, enrolment, -delivery.sessions);
    const { heldOn, sessions } = delivery;
    await addToLedger(strapi, {
      orderId: order.id,
      by,
      what: 'sessions_undone',
      facts: { heldOn, sessions },
    });
    return { kind: 'done' };
  });

/** Holds the order for the work, so that there is one change at a time, and none while a refund of it is being decided. */
async function onEnrolment(
  strapi: Core.Strapi,
  orderDocumentId: string,
  work: Work,
): Promise<DeliveryOutcome> {
  const found = await findOrderByDocument(strapi, orderDocumentId);
  if (found === null) return { kind: 'missing' };
  return strapi.db.transaction(async (): Promise<DeliveryOutcome> => {
    const order = await holdOrder(strapi, found.id);
    const enrolment = await findEnrolment(strapi, found.id);
    if (enrolment === null) return { kind: 'refused', sentence: sessionSentences.notEnrolled };
    return work(order, enrolment);
  });
}

/** Also changes the order's version: what staff saw of the order is out of date, as its refund comes to something else now. */
async function use(
  strapi: Core.Strapi,
  order: OrderRecord,
  enrolment: EnrolmentRecord,
  sessions: number,
): Promise<void> {
  const used = enrolment.used + sessions;
  await rowsIn(strapi, enrolmentUid).updateMany({ where: { id: enrolment.id }, data: { used } });
  await changeOrder(strapi, order, {});
}

const hour = 3_600_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Days are those of the teacher: it may be tomorrow there already, or still yesterday. */
function faultOfDay(heldOn: string, { paidAt }: OrderRecord, now: Date): DeliveryOutcome | null {
  const fault = (sentence: string): DeliveryOutcome => ({ kind: 'invalid', field: 'heldOn', sentence });
  const at = Date.parse(`${heldOn}T00:00:00Z`);
  if (Number.isNaN(at) || dayOf(at) !== heldOn) return fault(sessionSentences.noDay);
  if (heldOn > dayOf(now.getTime() + 14 * hour)) return fault(sessionSentences.inFuture);
  if (paidAt !== null && heldOn < dayOf(timeOf(paidAt).getTime() - 12 * hour))
    return fault(sessionSentences.beforePaid);
  return null;
}

function faultOfCount(sessions: number, { bought, used, state }: EnrolmentRecord): DeliveryOutcome | null {
  if (state !== 'active') return { kind: 'refused', sentence: sessionSentences[state] };
  const left = bought - used;
  return sessions > left
    ? { kind: 'invalid', field: 'sessions', sentence: sessionSentences.tooMany(left) }
    : null;
}

/** While a refund by the policy is under way, the sessions that it was computed from must not change. */
async function isBeingRefunded(strapi: Core.Strapi, orderId: number): Promise<DeliveryOutcome | null> {
  const kind: RefundRow['kind'] = 'policy';
  const state = { $in: ['awaiting_approval', 'queued', 'pending'] };
  const count = await rowsIn(strapi, refundUid).count({ where: { orderId, kind, state } });
  return count === 0 ? null : { kind: 'refused', sentence: sessionSentences.refundUnderWay };
}
