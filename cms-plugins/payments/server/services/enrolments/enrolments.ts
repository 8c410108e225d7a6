import { randomUUID } from 'node:crypto';
import type { Delivery, EnrolmentView } from '@lanternway/contracts/payments/staff';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { deliveryUid, enrolmentUid } from '../../content-types/service-records';
import { addToLedger, type By } from '../orders/ledger';
import { isoOf, type EnrolmentRecord, type OrderRecord } from '../orders/records';

/** What a parent bought: sessions, of which staff record those that were held (product rule D11). */

/** Begins it once for an order, however often it is called, in the transaction that makes the order paid. */
export async function beginEnrolment(
  strapi: Core.Strapi,
  { id, userId, planKey, track, sessions }: OrderRecord,
  by: By,
): Promise<void> {
  const now = new Date();
  const documentId = randomUUID();
  const row = {
    documentId,
    orderId: id,
    userId,
    planKey,
    track,
    bought: sessions,
    used: 0,
    state: 'active',
  };
  const made: unknown[] = await strapi.db
    .queryBuilder(enrolmentUid)
    .insert({ ...row, startedAt: now, createdAt: now, updatedAt: now })
    .onConflict('order_id')
    .ignore()
    .execute();
  if (made.length === 0) return;
  await addToLedger(strapi, { orderId: id, by, what: 'enrolled', facts: { sessions } });
}

interface Change {
  from: EnrolmentRecord['state'][];
  to: EnrolmentRecord['state'];
  what: 'suspended' | 'resumed' | 'ended';
}

/** While the money is disputed. The sessions stay as they are. */
export const suspendEnrolment = (strapi: Core.Strapi, orderRowId: number, by: By): Promise<void> =>
  change(strapi, orderRowId, by, { from: ['active'], to: 'suspended', what: 'suspended' });

export const resumeEnrolment = (strapi: Core.Strapi, orderRowId: number, by: By): Promise<void> =>
  change(strapi, orderRowId, by, { from: ['suspended'], to: 'active', what: 'resumed' });

/** For good: the money for what was left is back with the parent. */
export const endEnrolment = (strapi: Core.Strapi, orderRowId: number, by: By): Promise<void> =>
  change(strapi, orderRowId, by, { from: ['active', 'suspended'], to: 'ended', what: 'ended' });

/** One statement decides, so that the ledger names each change once. */
async function change(
  strapi: Core.Strapi,
  orderRowId: number,
  by: By,
  { from, to, what }: Change,
): Promise<void> {
  const where = { orderId: orderRowId, state: { $in: from } };
  const { count } = await rowsIn(strapi, enrolmentUid).updateMany({ where, data: { state: to } });
  if (count > 0) await addToLedger(strapi, { orderId: orderRowId, by, what });
}

/** Null where there is none. */
export async function findEnrolment(
  strapi: Core.Strapi,
  orderRowId: number,
): Promise<EnrolmentRecord | null> {
  return await rowsIn(strapi, enrolmentUid).findOne({ where: { orderId: orderRowId } });
}

/** The enrolment as screens show it, with the classes that were held. */
export async function viewEnrolment(strapi: Core.Strapi, orderRowId: number): Promise<EnrolmentView | null> {
  const enrolment = await findEnrolment(strapi, orderRowId);
  if (enrolment === null) return null;
  const { id, bought, used, state } = enrolment;
  return { bought, used, left: bought - used, state, deliveries: await deliveriesOf(strapi, id) };
}

/** The latest class first. */
async function deliveriesOf(strapi: Core.Strapi, enrolmentId: number): Promise<Delivery[]> {
  const rows = await rowsIn(strapi, deliveryUid).findMany({
    where: { enrolmentId },
    orderBy: [{ heldOn: 'desc' }, { id: 'desc' }],
  });
  return rows.map(({ documentId, heldOn, sessions, note, byName, notedAt, undoneAt }) => ({
    id: documentId,
    heldOn,
    sessions,
    note,
    by: byName,
    at: isoOf(notedAt) ?? '',
    isUndone: undoneAt !== null,
  }));
}
