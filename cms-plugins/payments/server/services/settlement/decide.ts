import type { OrderState } from '@lanternway/contracts/payments/orders';
import type { AttemptReason, PaymentSnapshot } from '../../providers/provider';
import type { OrderRecord } from '../orders/records';
import { isReceived, isUnderWay, mergePayment, type KnownPayment } from './payments';

/*
 * What becomes of an order, given what providers report of its payments: a pure function, the only place of these rules.
 */

export type OrderFacts = Pick<
  OrderRecord,
  'stage' | 'amountMinor' | 'currency' | 'paidProvider' | 'paidPaymentId'
>;

export interface Situation {
  order: OrderFacts;
  known: readonly KnownPayment[];
  snapshots: readonly PaymentSnapshot[];
  /** Whether an order at a provider is one of this order's. */
  isOurs: (payment: Pick<PaymentSnapshot, 'provider' | 'providerOrderId'>) => boolean;
  /** Whether the plan is published: asked only of money that comes late. */
  isStillSold: boolean;
  /** Whether another order has paid for the same plan within a day, and the parent was never asked whether to buy it again. */
  isBoughtAlready: boolean;
}

/** What follows from one payment. The steps are in the order of the payments. */
export type Step =
  | { kind: 'attempt'; payment: PaymentSnapshot; reason: AttemptReason }
  | { kind: 'pays'; payment: PaymentSnapshot; isLate: boolean }
  | { kind: 'second'; payment: PaymentSnapshot }
  /** Fits the order, but the plan is paid by another one (rule D14). */
  | { kind: 'boughtAlready'; payment: PaymentSnapshot }
  | { kind: 'mismatch'; payment: PaymentSnapshot }
  | { kind: 'notSold'; payment: PaymentSnapshot }
  | { kind: 'chargeback'; payment: PaymentSnapshot };

export interface Decision {
  /** Payments that are new or have changed, as they are to be stored. */
  payments: PaymentSnapshot[];
  steps: Step[];
  /** The order's new state if no payment has come; the steps cover the rest. Null: the state stays. */
  transition: 'processing' | 'failed' | null;
}

const samePayment = (a: Pick<PaymentSnapshot, 'provider' | 'paymentId'>, b: typeof a): boolean =>
  a.provider === b.provider && a.paymentId === b.paymentId;

export function decide({ order, known, snapshots, isOurs, ...rest }: Situation): Decision {
  const before = (payment: PaymentSnapshot) => known.find((each) => samePayment(each, payment)) ?? null;
  const merged = inTime(snapshots).map((payment) => mergePayment(before(payment), payment));
  const steps: Step[] = [];
  let hasPaid = order.paidPaymentId !== null;
  for (const payment of merged) {
    const was = before(payment)?.state ?? null;
    if (payment.state === 'failed' && was !== 'failed') {
      steps.push({ kind: 'attempt', payment, reason: payment.reason ?? 'other' });
    }
    if (isReceived(payment.state) && (was === null || !isReceived(was))) {
      const step = received(payment, { order, hasPaid, isOurs, ...rest });
      hasPaid ||= step.kind === 'pays';
      steps.push(step);
    }
    if (payment.state === 'reversed' && was !== 'reversed') steps.push({ kind: 'chargeback', payment });
  }
  const all = [...known.filter((each) => !merged.some((now) => samePayment(now, each))), ...merged];
  return {
    payments: merged.filter((payment) => hasChanged(before(payment), payment)),
    steps,
    transition: hasPaid ? null : transitionWithoutMoney(order, all, steps),
  };
}

function received(
  payment: PaymentSnapshot,
  {
    order,
    hasPaid,
    isOurs,
    isStillSold,
    isBoughtAlready,
  }: Omit<Situation, 'known' | 'snapshots'> & { hasPaid: boolean },
): Step {
  // Whatever its amount, it goes back whole.
  if (hasPaid) return { kind: 'second', payment };
  const { amountMinor, currency } = payment;
  const fits = amountMinor === order.amountMinor && currency === order.currency && isOurs(payment);
  if (!fits) return { kind: 'mismatch', payment };
  if (isBoughtAlready) return { kind: 'boughtAlready', payment };
  const isLate = order.stage === 'expired' || order.stage === 'failed';
  return isLate && !isStillSold ? { kind: 'notSold', payment } : { kind: 'pays', payment, isLate };
}

const mayStillBePaid: readonly OrderState[] = ['pending', 'failed', 'expired'];

/** A failed attempt does not end the order (rule D6), unless its payment was being confirmed, or was a capture at PayPal. */
function transitionWithoutMoney(
  { stage }: OrderFacts,
  all: readonly KnownPayment[],
  steps: readonly Step[],
): Decision['transition'] {
  if (all.some(({ state }) => isReceived(state))) return null;
  if (all.some(({ state }) => isUnderWay(state))) {
    return mayStillBePaid.includes(stage) ? 'processing' : null;
  }
  if (stage === 'processing' && all.some(({ state }) => state === 'failed')) return 'failed';
  // A capture uses up PayPal's order, even if PayPal refuses the capture.
  const isDenied = steps.some(({ kind, payment }) => kind === 'attempt' && payment.provider === 'paypal');
  return stage === 'pending' && isDenied ? 'failed' : null;
}

/**
 * Whether a report may change anything. False only for a paid order whose payments are all stored as they are reported:
 * what becomes of any other order depends on the time, and on what else its parent has bought.
 */
export const hasNews = ({
  order,
  known,
  snapshots,
}: Pick<Situation, 'order' | 'known' | 'snapshots'>): boolean =>
  order.paidPaymentId === null ||
  snapshots.some((payment) => {
    const before = known.find((each) => samePayment(each, payment)) ?? null;
    return hasChanged(before, mergePayment(before, payment));
  });

/** The first payment pays, wherever it was made. */
const inTime = (payments: readonly PaymentSnapshot[]): PaymentSnapshot[] =>
  [...payments].sort((a, b) => a.at.localeCompare(b.at) || a.paymentId.localeCompare(b.paymentId));

const compared = [
  'state',
  'amountMinor',
  'currency',
  'refundedMinor',
  'method',
  'reason',
  'isInternational',
  'providerOrderId',
] as const;

const hasChanged = (known: KnownPayment | null, now: PaymentSnapshot): boolean =>
  known === null || compared.some((name) => known[name] !== now[name]);
