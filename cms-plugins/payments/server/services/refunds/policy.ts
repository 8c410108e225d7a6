import { formatMoney, type Currency } from '@lanternway/contracts/money/money';
import { paymentDay } from '@lanternway/contracts/money/payment-day';
import {
  notRefundable,
  refundableSessions,
  refundTermsOf,
  requestWithinDays,
} from '@lanternway/contracts/payments/refund-policy';
import type { RefundQuote } from '@lanternway/contracts/payments/refunds';

/** What the policy has to know of an order. Amounts in minor units. */
export interface RefundCase {
  planKey: string;
  currency: Currency;
  /** Of the payment that paid the order. */
  paid: number;
  paidAt: Date;
  /** Refunded, on its way, or reserved while it waits for approval. */
  returned: number;
  bought: number;
  used: number;
  /** The day of the last class, as in 2026-11-20; null before the first. */
  lastClass: string | null;
  /** When the parent asked for it; null where they have not, and staff do it now. */
  askedAt: Date | null;
}

export type RefundDecision = Pick<RefundQuote, 'amount' | 'most' | 'rule' | 'steps'>;

/**
 * What the published policy gives (product rules D10 and H2). A plan with fewer than 24 sessions: nothing. Others:
 * everything before the first class; afterwards the unused sessions, if they are asked for within 14 days of the last
 * class. The satellite program: the unused sessions in any case. What was given back before is subtracted.
 */
export function decideRefund(order: RefundCase, now: Date): RefundDecision {
  const { currency, paid, bought, used } = order;
  const money = (minor: number) => formatMoney(minor, currency);
  const most = Math.max(0, paid - order.returned);
  const steps = [`Paid ${money(paid)} for ${sessions(bought)} on ${paymentDay(order.paidAt)}.`];
  const nothing = (rule: RefundQuote['rule'], why: string): RefundDecision => ({
    amount: 0,
    most,
    rule,
    steps: [...steps, why],
  });

  if (most === 0)
    return nothing('nothing_left', 'All of it has been refunded already, or is reserved for a refund.');
  const terms = refundTermsOf({ planKey: order.planKey, sessions: bought });
  if (terms === 'not_refundable') return nothing('too_few_sessions', notRefundable);
  if (used === 0) {
    steps.push('No class has been held yet, so all of it is refunded.');
    return {
      amount: most,
      most,
      rule: 'before_start',
      steps: [...steps, ...earlierRefund(order.returned, most, money)],
    };
  }
  const unused = Math.max(0, bought - used);
  steps.push(`${String(used)} ${are(used)} used, ${String(unused)} ${are(unused)} unused.`);
  if (unused === 0) return nothing('nothing_left', 'All sessions are used, so nothing is left to refund.');

  const isSatellite = terms === 'satellite';
  if (isSatellite) steps.push('Of the satellite program all unused sessions are refunded.');
  else {
    const refusal = whyTooLate(order, now);
    if (refusal !== null) return nothing('too_late', refusal);
    steps.push(...withinReach(order, now));
  }
  const unusedValue = allocate(paid, [used, unused])[1];
  steps.push(
    `${money(paid)} × ${String(unused)} ÷ ${String(bought)} = ${money(unusedValue)} for the unused sessions, rounded down.`,
  );
  const amount = Math.min(most, Math.max(0, unusedValue - order.returned));
  return {
    amount,
    most,
    rule: isSatellite ? 'satellite' : 'unused_sessions',
    steps: [...steps, ...earlierRefund(order.returned, amount, money)],
  };
}

/** Splits an amount by weights, exactly: what does not divide goes to the first of them. */
export function allocate(amount: number, [first, second]: readonly [number, number]): [number, number] {
  const toSecond = Math.floor((amount * second) / (first + second));
  return [amount - toSecond, toSecond];
}

function whyTooLate({ lastClass, askedAt }: RefundCase, now: Date): string | null {
  const asked = askedAt ?? now;
  if (lastClass === null || dayAfter(lastClass, requestWithinDays) >= isoDay(asked)) return null;
  const until = dayOf(new Date(dayAfter(lastClass, requestWithinDays)));
  const who =
    askedAt === null ? 'There is no request from before that' : `It was asked for on ${dayOf(asked)}`;
  return `The last class was on ${dayOf(new Date(lastClass))}, so it could be asked for until ${until}. ${who}.`;
}

function withinReach({ bought, lastClass, askedAt }: RefundCase, now: Date): string[] {
  const size = `The plan has ${sessions(bought)}, and from ${String(refundableSessions)} on unused ones are refunded.`;
  if (lastClass === null) return [size];
  const asked = askedAt === null ? 'today' : `on ${dayOf(askedAt)}`;
  return [
    size,
    `The last class was on ${dayOf(new Date(lastClass))}; it is asked for ${asked}, which is within ${String(requestWithinDays)} days${askedAt === null ? ` (${dayOf(now)})` : ''}.`,
  ];
}

const earlierRefund = (returned: number, left: number, money: (minor: number) => string): string[] =>
  returned === 0 ? [] : [`${money(returned)} is refunded or reserved, so ${money(left)} remains.`];

const sessions = (count: number) => (count === 1 ? '1 session' : `${String(count)} sessions`);

const are = (count: number) => (count === 1 ? 'is' : 'are');

/** Days within which it can be asked for are those of UTC, for everybody. */
const isoDay = (at: Date): string => at.toISOString().slice(0, 10);

function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return isoDay(at);
}

const dayOf = (at: Date): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(at);
