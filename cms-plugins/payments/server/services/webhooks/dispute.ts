import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { ledgerUid } from '../../content-types/money-records';
import { disputesOf, noteDispute } from '../orders/disputes';
import { addToLedger, type By } from '../orders/ledger';
import { holdOrder } from '../orders/orders';
import { resolveAttention, reviewOrder } from '../attention/attention';
import { resumeEnrolment, suspendEnrolment } from '../enrolments/enrolments';
import type { DisputeRecord, EventRecord } from '../orders/records';

/** An older message that comes later than the decision is no new dispute. */
const lateWithinMs = 24 * 60 * 60_000;

/** What becomes of an order whose parent, or their bank, disputes the payment. */
export async function takeDispute(
  strapi: Core.Strapi,
  orderRowId: number,
  event: EventRecord,
  by: By,
): Promise<void> {
  const { provider, told: message } = event;
  const about = { provider, ref: message.paymentId };
  await strapi.db.transaction(async () => {
    const order = await holdOrder(strapi, orderRowId);
    const facts = message.disputeFacts ?? null;
    const noted = facts === null ? null : await noteDispute(strapi, orderRowId, event, facts);
    if (noted?.isNews === true) await addDecisionToLedger(strapi, noted.dispute, by);
    if (order.paidAt === null) return;
    // If the dispute has no id, only the ledger knows how it ended.
    const isDecided =
      noted === null
        ? await hasBeenWon(strapi, orderRowId, message.paymentId)
        : noted.dispute.state !== 'open' && message.dispute === 'opened';
    if (message.dispute === 'won' && noted?.dispute.state !== 'lost') {
      if (noted === null && !isDecided)
        await addToLedger(strapi, { orderId: orderRowId, by, what: 'dispute_won', ...about });
      if ((await disputesOf(strapi, orderRowId)).some(({ state }) => state === 'open')) return;
      await resolveAttention(strapi, orderRowId, 'chargeback', by, about);
      // The money stays: so does what was bought with it.
      await resumeEnrolment(strapi, orderRowId, by);
    }
    if (isDecided || (message.dispute !== 'opened' && message.dispute !== 'lost')) return;
    // A person decides what follows, also from a lost dispute.
    await reviewOrder(strapi, orderRowId, 'chargeback', by, about);
    await suspendEnrolment(strapi, orderRowId, by);
  });
}

const decisions = { won: 'dispute_won', lost: 'dispute_lost', closed: 'dispute_closed' } as const;

async function addDecisionToLedger(strapi: Core.Strapi, dispute: DisputeRecord, by: By): Promise<void> {
  const { orderId, provider, paymentId: ref, state, amountMinor: amount, currency, disputeId } = dispute;
  if (state === 'open') return;
  const facts = { dispute: disputeId, ...(amount === null ? {} : { amount, currency }) };
  await addToLedger(strapi, { orderId, by, what: decisions[state], provider, ref, facts });
}

async function hasBeenWon(strapi: Core.Strapi, orderId: number, ref: string | null): Promise<boolean> {
  const since = new Date(Date.now() - lateWithinMs);
  const where = { orderId, what: 'dispute_won', ref, at: { $gt: since } };
  return (await rowsIn(strapi, ledgerUid).findOne({ where })) !== null;
}
