import type { OrderState, Provider } from '@lanternway/contracts/payments/orders';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { paymentUid, refundUid } from '../../content-types/money-records';
import { mayTransition } from '../orders/transitions';
import type { TimelineEventType } from '../../content-types/timeline-event-types';
import { addToLedger, type By } from '../orders/ledger';
import { holdOrder, changeOrder } from '../orders/orders';
import { disputesOf } from '../orders/disputes';
import type { DisputeRecord, OrderRecord, PaymentRecord, RefundRecord } from '../orders/records';

/** The money of an order, as its rows tell. */
export interface OrderMoney {
  order: OrderRecord;
  payments: PaymentRecord[];
  refunds: RefundRecord[];
  disputes: DisputeRecord[];
}

export async function moneyOf(strapi: Core.Strapi, order: OrderRecord): Promise<OrderMoney> {
  const of = { where: { orderId: order.id }, orderBy: [{ id: 'asc' }] };
  return {
    order,
    payments: await rowsIn(strapi, paymentUid).findMany(of),
    refunds: await rowsIn(strapi, refundUid).findMany(of),
    disputes: await disputesOf(strapi, order.id),
  };
}

interface PaymentReference {
  provider: Provider;
  paymentId: string;
}

export const isOf = (one: PaymentReference, other: PaymentReference): boolean =>
  one.provider === other.provider && one.paymentId === other.paymentId;

/** Promised to the parent, and not yet done. */
export const isUnderWay = ({ state }: Pick<RefundRecord, 'state'>): boolean =>
  state === 'awaiting_approval' || state === 'queued' || state === 'pending';

const total = (refunds: readonly RefundRecord[]) =>
  refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** What was or is being refunded of a payment, by the larger of our sum and the provider's, plus what a bank took back. */
export const givenOf = (
  payment: PaymentRecord,
  refunds: readonly RefundRecord[],
  disputes: readonly DisputeRecord[],
): number => Math.min(payment.amountMinor, refundedOf(payment, refunds) + lostOf(payment, refunds, disputes));

/** Whether more is promised of a payment than a lost dispute has left of it. */
export const isOverdrawn = (
  payment: PaymentRecord,
  { refunds, disputes }: Pick<OrderMoney, 'refunds' | 'disputes'>,
): boolean => {
  const lost = lostOf(payment, refunds, disputes);
  return lost > 0 && refundedOf(payment, refunds) + lost > payment.amountMinor;
};

const refundedOf = (payment: PaymentRecord, refunds: readonly RefundRecord[]): number =>
  Math.max(
    total(
      refunds.filter((refund) => isOf(refund, payment) && (refund.state === 'done' || isUnderWay(refund))),
    ),
    payment.refundedMinor,
  );

/**
 * What lost disputes have taken. Razorpay reports it only in the dispute. PayPal also reports it as a refund made elsewhere:
 * the two count once. In doubt the amount counts, so that no money is given twice.
 */
function lostOf(
  payment: PaymentRecord,
  refunds: readonly RefundRecord[],
  disputes: readonly DisputeRecord[],
): number {
  const lost = disputes.filter(
    ({ provider, paymentId, state }) =>
      state === 'lost' && provider === payment.provider && paymentId === payment.paymentId,
  );
  const amountOf = ({ amountMinor, currency }: DisputeRecord): number =>
    amountMinor === null || currency !== payment.currency ? payment.amountMinor : amountMinor;
  const isTold = (amount: number): boolean =>
    payment.provider === 'paypal' &&
    refunds.some(
      (refund) => isOf(refund, payment) && refund.kind === 'dashboard' && refund.amountMinor === amount,
    );
  return lost.map(amountOf).reduce((sum, amount) => sum + (isTold(amount) ? 0 : amount), 0);
}

/** What can still be given back of a payment: nothing if it was never captured, or a bank took it back. */
export const leftOf = (
  payment: PaymentRecord,
  { refunds, disputes }: Pick<OrderMoney, 'refunds' | 'disputes'>,
): number =>
  payment.state === 'captured' || payment.state === 'refunded'
    ? Math.max(0, payment.amountMinor - givenOf(payment, refunds, disputes))
    : 0;

/** The payment that a refund of the order goes back to: the one that paid it, or else the first with something left. */
export function paymentToRefund({ order, payments, ...rest }: OrderMoney): PaymentRecord | null {
  const { paidProvider, paidPaymentId } = order;
  const paying = payments.find(
    ({ provider, paymentId }) => provider === paidProvider && paymentId === paidPaymentId,
  );
  return paying ?? payments.find((payment) => leftOf(payment, rest) > 0) ?? null;
}

/** The refunds that are of the order's own money; those of a second payment are not. */
export const ofTheOrder = ({ order, refunds }: Pick<OrderMoney, 'order' | 'refunds'>): RefundRecord[] =>
  refunds.filter(
    ({ provider, paymentId }) =>
      order.paidPaymentId === null || (provider === order.paidProvider && paymentId === order.paidPaymentId),
  );

/** The sums of an order follow from its refunds, so that nothing counted twice can stay. */
export function sumsOf(money: Pick<OrderMoney, 'order' | 'refunds'>) {
  const refunds = ofTheOrder(money);
  return {
    refundedMinor: total(refunds.filter(({ state }) => state === 'done')),
    reservedMinor: total(refunds.filter(isUnderWay)),
  };
}

/** The order's state once this much is given back. An order leaves review only when all its money is back. */
export function stateWith(order: Pick<OrderRecord, 'stage' | 'capturedMinor'>, refunded: number): OrderState {
  const isAllBack = order.capturedMinor > 0 && refunded >= order.capturedMinor;
  const wanted = isAllBack ? 'refunded' : refunded > 0 ? 'partially_refunded' : order.stage;
  const isPartOfReview = order.stage === 'review' && !isAllBack;
  return isPartOfReview || !mayTransition(order.stage, wanted) ? order.stage : wanted;
}

/**
 * Writes what follows for the order from its refunds: sums, state, version. To be called while it is held. Returns the
 * order as it is then, and the state it came from.
 */
export async function writeSums(
  strapi: Core.Strapi,
  order: OrderRecord,
): Promise<{ order: OrderRecord; from: OrderState }> {
  const { refunds } = await moneyOf(strapi, order);
  const sums = sumsOf({ order, refunds });
  const stage = stateWith(order, sums.refundedMinor);
  // Read again: an attention that was raised meanwhile in this transaction has increased the version.
  const now = await changeOrder(strapi, await holdOrder(strapi, order.id), { ...sums, stage });
  return { order: now, from: order.stage };
}

/** One line of the log for each move of money (product rule D15). */
export function logRefund(
  strapi: Core.Strapi,
  { number }: Pick<OrderRecord, 'number'>,
  what: string,
  { amountMinor, currency, provider, requestKey }: RefundRecord,
): void {
  strapi.log.info(
    `payments: ${number} ${what} ${String(amountMinor)} ${currency} ${provider} ${requestKey.slice(0, 40)}`,
  );
}

/** A line about a refund in the order's ledger. */
export const addRefundToLedger = (
  strapi: Core.Strapi,
  { orderId, provider, providerRefundId, amountMinor, currency, kind }: RefundRecord,
  by: By,
  what: TimelineEventType,
  { from, to, facts }: { from?: OrderState; to?: OrderState; facts?: Record<string, unknown> } = {},
): Promise<void> =>
  addToLedger(strapi, {
    orderId,
    by,
    what,
    provider,
    ref: providerRefundId,
    ...(from === undefined || to === undefined || from === to ? {} : { from, to }),
    facts: { amount: amountMinor, currency, kind, ...facts },
  });
