import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { holdOrder } from '../orders/orders';
import { isCurrency } from '@lanternway/contracts/money/money';
import { paymentUid, refundUid } from '../../content-types/money-records';
import type { RefundSnapshot } from '../../providers/provider';
import type { By } from '../orders/ledger';
import { alignNotes } from '../credit-notes/issue/notes';
import { queueRefundDone } from './mail';
import { raiseAttention } from '../attention/attention';
import { endEnrolment } from '../enrolments/enrolments';
import type { OrderRecord, PaymentRecord, RefundRecord } from '../orders/records';
import { logRefund, ofTheOrder, moneyOf, addRefundToLedger, writeSums } from './money';
import { addRefund } from './queue';
import { nextPollAt } from './retry-times';

/** `unknown`: it is of a payment that we do not know (yet). */
export type AppliedRefund = { kind: 'applied'; orderId: number; refund: RefundRecord } | { kind: 'unknown' };

/**
 * Takes in what a provider says of a refund, in any order and any number of times: by a webhook, because we asked, or as
 * the answer to our own call. What was done stays done.
 */
export async function applyRefund(
  strapi: Core.Strapi,
  snapshot: RefundSnapshot,
  by: By,
): Promise<AppliedRefund> {
  const { provider, paymentId } = snapshot;
  const payment = await rowsIn(strapi, paymentUid).findOne({ where: { provider, paymentId } });
  if (payment === null) return { kind: 'unknown' };
  return strapi.db.transaction(async (): Promise<AppliedRefund> => {
    const order = await holdOrder(strapi, payment.orderId);
    const refund =
      (await find(strapi, snapshot)) ?? (await addElsewhere(strapi, order, payment, snapshot, by));
    if (refund === null) return { kind: 'unknown' };
    const after = await follow(strapi, order, refund, snapshot, by);
    return { kind: 'applied', orderId: order.id, refund: after };
  });
}

async function find(
  strapi: Core.Strapi,
  { provider, refundId, paymentId, requestKey }: RefundSnapshot,
): Promise<RefundRecord | null> {
  const rows = rowsIn(strapi, refundUid);
  const byId = await rows.findOne({ where: { provider, providerRefundId: refundId } });
  if (byId !== null || requestKey === null) return byId;
  return rows.findOne({ where: { provider, paymentId, requestKey } });
}

/** Adds a refund made in the provider's own dashboard. Once it is done, everybody is informed as of any other refund. */
async function addElsewhere(
  strapi: Core.Strapi,
  order: OrderRecord,
  payment: PaymentRecord,
  { refundId, amountMinor, currency }: RefundSnapshot,
  by: By,
): Promise<RefundRecord | null> {
  if (!isCurrency(currency)) return null;
  const refund = await addRefund(strapi, {
    orderId: order.id,
    payment,
    requestKey: `else_${refundId}`,
    amountMinor,
    currency,
    state: 'pending',
    kind: 'dashboard',
    providerRefundId: refundId,
  });
  if (refund !== null) await addRefundToLedger(strapi, refund, by, 'refund_elsewhere');
  return refund;
}

async function follow(
  strapi: Core.Strapi,
  order: OrderRecord,
  refund: RefundRecord,
  snapshot: RefundSnapshot,
  by: By,
): Promise<RefundRecord> {
  const isNews = refund.state !== snapshot.state && !isFinal(refund, snapshot);
  // A confirmed refund is not undone automatically, but a person has to find out which report is true.
  if (refund.state === 'done' && snapshot.state === 'failed') await raiseFailed(strapi, refund, by);
  const after: RefundRecord = {
    ...refund,
    providerRefundId: snapshot.refundId,
    // The provider's word is what counts: it has the money.
    amountMinor: snapshot.amountMinor,
    ...(isFinal(refund, snapshot) ? {} : stateOf(refund, snapshot)),
  };
  const change = changed(refund, after);
  if (Object.keys(change).length > 0)
    await write(strapi, { order, refund, after, change, isNews }, snapshot, by);
  // The number of a note comes last: others who issue one wait for it.
  if (after.state === 'done' && snapshot.state !== 'pending')
    await alignNotes(strapi, { order, refund: after, isDone: snapshot.state === 'done' });
  return after;
}

interface Followed {
  order: OrderRecord;
  refund: RefundRecord;
  after: RefundRecord;
  change: Partial<RefundRecord>;
  isNews: boolean;
}

async function write(
  strapi: Core.Strapi,
  { order, refund, after, change, isNews }: Followed,
  snapshot: RefundSnapshot,
  by: By,
): Promise<void> {
  await rowsIn(strapi, refundUid).updateMany({ where: { id: refund.id }, data: change });
  const { order: now, from } = await writeSums(strapi, order);
  if (isNews) {
    const types = { pending: 'refund_sent', done: 'refund_done', failed: 'refund_failed' } as const;
    const facts = after.problem === null ? {} : { problem: after.problem };
    await addRefundToLedger(strapi, after, by, types[snapshot.state], { from, to: now.stage, facts });
    logRefund(strapi, now, `refund ${snapshot.state}`, after);
    if (snapshot.state === 'done') await finish(strapi, now, after, by);
    if (snapshot.state === 'failed') await raiseFailed(strapi, after, by);
  }
}

/** A refund that is done stays done. One whose failure the provider reported can only turn out to be done after all. */
const isFinal = ({ state, providerRefundId }: RefundRecord, snapshot: RefundSnapshot): boolean =>
  state === 'done' ||
  (state === 'failed' && providerRefundId === snapshot.refundId && snapshot.state !== 'done');

function stateOf(refund: RefundRecord, { state }: RefundSnapshot): Partial<RefundRecord> {
  const now = new Date();
  switch (state) {
    case 'pending':
      return { state, problem: null, nextAt: nextPollAt(refund.attempts, now) };
    case 'done':
      return { state, problem: null, nextAt: null, doneAt: now };
    case 'failed':
      return { state, problem: 'The provider could not carry it out.', nextAt: null };
  }
}

/** Only what is different: times come out of the database in another shape than they go in. */
const changed = (before: RefundRecord, after: RefundRecord): Partial<RefundRecord> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => before[name as keyof RefundRecord] !== value),
  );

/**
 * The money is back: the parent gets a mail, and their enrolment ends if nothing of the money is left. It also ends after a
 * refund by the policy, which covers all unused sessions.
 */
async function finish(strapi: Core.Strapi, order: OrderRecord, refund: RefundRecord, by: By): Promise<void> {
  const { refunds } = await moneyOf(strapi, order);
  const isOfTheOrder = ofTheOrder({ order, refunds }).some(({ id }) => id === refund.id);
  if (isOfTheOrder && (order.stage === 'refunded' || refund.kind === 'policy'))
    await endEnrolment(strapi, order.id, by);
  await queueRefundDone(strapi, order, refund);
}

/** The parent keeps what they have, and a person looks at it. In a transaction that holds the order. */
export async function raiseFailed(strapi: Core.Strapi, refund: RefundRecord, by: By): Promise<void> {
  const facts = { provider: refund.provider, ref: refund.providerRefundId, payment: refund.paymentId };
  await raiseAttention(strapi, refund.orderId, 'refund_failed', by, facts);
}
