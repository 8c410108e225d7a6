import type { Core } from '@strapi/strapi';
import { ledgerUid } from '../content-types/money-records';
import type { By } from './ledger';
import { own } from './own';
import type { EventRecord } from './records';

/** An older message that comes later than the decision is no new dispute. */
const lateWithinMs = 24 * 60 * 60_000;

/** What becomes of an order whose parent, or his bank, disputes the payment. */
export async function takeDispute(
  strapi: Core.Strapi,
  orderRowId: number,
  { provider, told }: EventRecord,
  by: By,
): Promise<void> {
  const about = { provider, ref: told.paymentId };
  await strapi.db.transaction(async () => {
    const order = await own(strapi, 'orders').hold(orderRowId);
    if (order.paidAt === null) return;
    const isDecided = await hasBeenWon(strapi, orderRowId, told.paymentId);
    if (told.dispute === 'won') {
      await own(strapi, 'attention').done(orderRowId, 'chargeback', by, about);
      if (!isDecided)
        await own(strapi, 'ledger').add({ orderId: orderRowId, by, what: 'dispute_won', ...about });
      // The money stays: so does what was bought with it.
      await own(strapi, 'enrolments').resume(orderRowId, by);
    }
    if (isDecided || (told.dispute !== 'opened' && told.dispute !== 'lost')) return;
    // Of one that is lost a person decides what follows.
    await own(strapi, 'attention').review(orderRowId, 'chargeback', by, about);
    await own(strapi, 'enrolments').suspend(orderRowId, by);
  });
}

async function hasBeenWon(strapi: Core.Strapi, orderId: number, ref: string | null): Promise<boolean> {
  const since = new Date(Date.now() - lateWithinMs);
  const where = { orderId, what: 'dispute_won', ref, at: { $gt: since } };
  return (await strapi.db.query(ledgerUid).findOne({ where })) !== null;
}
