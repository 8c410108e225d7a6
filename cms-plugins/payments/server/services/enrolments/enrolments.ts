import { randomUUID } from 'node:crypto';
import type { Delivery, EnrolmentView } from '@lanternway/contracts/payments/staff';
import type { Core } from '@strapi/strapi';
import { deliveryUid, enrolmentUid } from '../../content-types/service-records';
import type { By } from '../orders/ledger';
import { own } from '../own';
import { isoOf, type DeliveryRecord, type EnrolmentRecord, type OrderRecord } from '../orders/records';

/** What a parent bought: sessions, of which staff record those that were held (product rule D11). */
export interface Enrolments {
  /** Once for an order, however often it is called, in the transaction that makes the order paid. */
  begin: (order: OrderRecord, by: By) => Promise<void>;
  /** While the money is disputed. The sessions stay as they are. */
  suspend: (orderRowId: number, by: By) => Promise<void>;
  resume: (orderRowId: number, by: By) => Promise<void>;
  /** For good: the money for what was left is back with the parent. */
  end: (orderRowId: number, by: By) => Promise<void>;
  /** Null where there is none. */
  find: (orderRowId: number) => Promise<EnrolmentRecord | null>;
  viewOf: (orderRowId: number) => Promise<EnrolmentView | null>;
}

export function enrolments({ strapi }: { strapi: Core.Strapi }): Enrolments {
  const rows = () => strapi.db.query(enrolmentUid);

  async function find(orderRowId: number): Promise<EnrolmentRecord | null> {
    return (await rows().findOne({ where: { orderId: orderRowId } })) as EnrolmentRecord | null;
  }

  /** One statement decides, so that the story tells of each change once. */
  async function move(
    orderRowId: number,
    by: By,
    from: EnrolmentRecord['state'][],
    to: EnrolmentRecord['state'],
    what: 'suspended' | 'resumed' | 'ended',
  ): Promise<void> {
    const where = { orderId: orderRowId, state: { $in: from } };
    const { count } = await rows().updateMany({ where, data: { state: to } });
    if (count > 0) await own(strapi, 'ledger').add({ orderId: orderRowId, by, what });
  }

  return {
    async begin({ id, userId, planKey, track, sessions }, by) {
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
      await own(strapi, 'ledger').add({ orderId: id, by, what: 'enrolled', facts: { sessions } });
    },
    suspend: (orderRowId, by) => move(orderRowId, by, ['active'], 'suspended', 'suspended'),
    resume: (orderRowId, by) => move(orderRowId, by, ['suspended'], 'active', 'resumed'),
    end: (orderRowId, by) => move(orderRowId, by, ['active', 'suspended'], 'ended', 'ended'),
    find,
    async viewOf(orderRowId) {
      const enrolment = await find(orderRowId);
      if (enrolment === null) return null;
      const { id, bought, used, state } = enrolment;
      return { bought, used, left: bought - used, state, deliveries: await deliveriesOf(strapi, id) };
    },
  };
}

/** The latest class first. */
async function deliveriesOf(strapi: Core.Strapi, enrolmentId: number): Promise<Delivery[]> {
  const rows = (await strapi.db.query(deliveryUid).findMany({
    where: { enrolmentId },
    orderBy: [{ heldOn: 'desc' }, { id: 'desc' }],
  })) as DeliveryRecord[];
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
