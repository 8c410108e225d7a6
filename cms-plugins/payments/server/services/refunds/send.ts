import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { holdOrder } from '../orders/orders';
import { refundUid } from '../../content-types/money-records';
import { orderUid } from '../../content-types/order';
import { unreadable } from '../../providers/retry-policy';
import {
  ProviderError,
  type PaymentProvider,
  type RefundSnapshot,
  type Unread,
} from '../../providers/provider';
import { mapConcurrent } from '@lanternway/server-kit/jobs/map-concurrent';
import type { By } from '../orders/ledger';
import { raiseAttention } from '../attention/attention';
import { stateful } from '../stateful';
import { timeOf, type OrderRecord, type RefundRecord } from '../orders/records';
import { applyRefund, raiseFailed } from './apply';
import { isOf, isOverdrawn, logRefund, moneyOf, addRefundToLedger, writeSums } from './money';
import { callTimeoutMs, nextPollAt, stuckAfterMs } from './retry-times';

const server: By = { actor: 'server' };

const together = 4;

/**
 * Sends the refunds that are due, and asks about those that a provider is working on. One statement claims each of them, so
 * that only one of several instances works on it. If that process dies, the next one finds row and key.
 * Returns whether there may be more.
 */
export async function sendSome(strapi: Core.Strapi, max: number, now = new Date()): Promise<boolean> {
  const due = await rowsIn(strapi, refundUid).findMany({
    where: { state: { $in: ['queued', 'pending'] }, nextAt: { $lte: now } },
    orderBy: [{ nextAt: 'asc' }, { id: 'asc' }],
    limit: max,
  });
  await mapConcurrent(due, together, async (refund) => {
    if (await take(strapi, refund, now)) await work(strapi, { ...refund, attempts: refund.attempts + 1 });
  });
  return due.length === max;
}

async function take(strapi: Core.Strapi, { id, state, attempts }: RefundRecord, now: Date): Promise<boolean> {
  const { count } = await rowsIn(strapi, refundUid).updateMany({
    where: { id, state, attempts, nextAt: { $lte: now } },
    data: { attempts: attempts + 1, nextAt: new Date(Date.now() + callTimeoutMs) },
  });
  return count === 1;
}

async function work(strapi: Core.Strapi, refund: RefundRecord): Promise<void> {
  try {
    const provider = stateful(strapi, 'providers').of(refund.provider);
    if (provider === null) return await later(strapi, refund, 'The provider’s keys are not set.');
    const dispute = refund.state === 'queued' ? await disputeInTheWay(strapi, refund) : null;
    if (dispute === 'lost') return await fail(strapi, refund, 'The bank has taken the money back.');
    if (dispute === 'open')
      return await later(strapi, refund, 'The payment is disputed; it waits for the decision.');
    const snapshot =
      refund.state === 'queued' ? await send(strapi, provider, refund) : await ask(provider, refund);
    if (snapshot === null) return await later(strapi, refund, 'The provider has not confirmed it yet.');
    await applyRefund(strapi, snapshot, server);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (mayStillBe.includes(error.fault)) await later(strapi, refund, problems[error.fault] ?? elseProblem);
    else await fail(strapi, refund, problems[error.fault] ?? elseProblem);
  }
}

/** These faults decide nothing: the same call is made again with the same key. */
const mayStillBe: readonly ProviderError['fault'][] = ['unknown', 'busy', 'rate', 'auth'];

const elseProblem = 'The provider did not accept it.';

/** In words of ours: what a provider says is for the log. */
const problems: Partial<Record<ProviderError['fault'], string>> = {
  unknown: 'The provider did not answer; it is asked again with the same key.',
  busy: 'The provider is busy; it is asked again.',
  rate: 'The provider is busy; it is asked again.',
  auth: 'The provider does not accept our keys.',
  declined: 'The provider declined it: the balance may be too low, or the payment too old.',
  gone: 'The provider does not know the payment.',
};

/** The dispute that stops a refund. While one is open, a refund waits unless staff gave a reason to send it all the same. */
async function disputeInTheWay(strapi: Core.Strapi, refund: RefundRecord): Promise<'open' | 'lost' | null> {
  const order = await orderOf(strapi, refund);
  if (order === null) return null;
  const money = await moneyOf(strapi, order);
  const payment = money.payments.find((each) => isOf(each, refund));
  if (payment !== undefined && isOverdrawn(payment, money)) return 'lost';
  const isOpen = money.disputes.some(
    ({ paymentId, state }) => paymentId === refund.paymentId && state === 'open',
  );
  return isOpen && refund.disputeReason === null ? 'open' : null;
}

async function send(
  strapi: Core.Strapi,
  provider: PaymentProvider,
  refund: RefundRecord,
): Promise<RefundSnapshot> {
  const { paymentId, amountMinor, currency, requestKey } = refund;
  // An earlier try may have got through, and the provider does not remember a key for ever.
  const before = refund.attempts > 1 ? await findAtProvider(provider, refund) : null;
  if (before !== null) return before;
  const order = await orderOf(strapi, refund);
  const note = order === null ? null : `Refund for order ${order.number}`;
  try {
    return await provider.refund({ paymentId, amountMinor, currency, requestKey, note });
  } catch (error) {
    if (!(error instanceof ProviderError) || mayStillBe.includes(error.fault)) throw error;
    // Before the refund counts as failed, we look whether the provider has it all the same.
    const there = await findAtProvider(provider, refund);
    if (there === null) throw error;
    return there;
  }
}

/** What the provider has of it, by its id or by our key. */
export async function findAtProvider(
  provider: PaymentProvider,
  { paymentId, providerRefundId, requestKey }: RefundRecord,
): Promise<RefundSnapshot | null> {
  const unread: Unread[] = [];
  const all = await provider.listRefunds(paymentId, (one) => unread.push(one));
  const found = all.find(
    ({ refundId, requestKey: key }) => refundId === providerRefundId || key === requestKey,
  );
  // A refund that cannot be read may be ours, so we cannot say that ours is not there.
  if (found === undefined && unread.length > 0)
    throw new ProviderError(provider.name, 'unknown', unreadable, null);
  return found ?? null;
}

async function ask(provider: PaymentProvider, refund: RefundRecord): Promise<RefundSnapshot | null> {
  const { paymentId, providerRefundId: refundId } = refund;
  const snapshot = refundId === null ? null : await provider.readRefund({ refundId, paymentId });
  return snapshot ?? (await findAtProvider(provider, refund));
}

async function orderOf(strapi: Core.Strapi, { orderId }: RefundRecord): Promise<OrderRecord | null> {
  return await rowsIn(strapi, orderUid).findOne({ where: { id: orderId } });
}

/** The refund is tried or asked about again. If that goes on for too long, a person is asked to look, too. */
async function later(strapi: Core.Strapi, refund: RefundRecord, problem: string): Promise<void> {
  const { id, orderId, state, attempts, askedAt, provider, paymentId } = refund;
  const now = new Date();
  // A webhook may have been quicker.
  await rowsIn(strapi, refundUid).updateMany({
    where: { id, state, attempts },
    data: { nextAt: nextPollAt(attempts, now), problem: state === 'queued' ? problem : null },
  });
  const limitMs = state === 'queued' ? stuckAfterMs.queued : stuckAfterMs.pending;
  if (now.getTime() - timeOf(askedAt).getTime() > limitMs)
    await raiseAttention(strapi, orderId, 'stuck', server, { provider, payment: paymentId });
}

/** For good: what was promised is free again, the parent keeps what they have, and a person looks at it. */
async function fail(strapi: Core.Strapi, refund: RefundRecord, problem: string): Promise<void> {
  await strapi.db.transaction(async () => {
    const order = await holdOrder(strapi, refund.orderId);
    const { count } = await rowsIn(strapi, refundUid).updateMany({
      where: { id: refund.id, state: refund.state },
      data: { state: 'failed', problem, nextAt: null },
    });
    if (count === 0) return;
    await writeSums(strapi, order);
    await addRefundToLedger(strapi, refund, server, 'refund_failed', { facts: { problem } });
    logRefund(strapi, order, 'refund failed', refund);
    await raiseFailed(strapi, refund, server);
  });
}
