/*
 * What families of the demonstration bought. They pay at the payment sandbox, so that staff can refund it like every other
 * order, and the nightly comparison finds all of it there.
 */

import type { Currency } from '@lanternway/contracts/money/money';
import { random, type FamilySeed } from './families';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export interface OrderSeed {
  family: FamilySeed;
  parent: string;
  plan: string;
  provider: 'razorpay' | 'paypal';
  currency: Currency;
  country: string;
  placedAt: Date;
  /** `declined`: the first card was refused, and the second one taken. */
  ending: 'paid' | 'declined' | 'expired' | 'open';
  /** Null where nothing is given back. `part`: so much of the hundred, with the reason. */
  refund: { at: Date; part: number; reason: string | null } | null;
  disputedAt: Date | null;
}

const plans = {
  coding: ['coding-monthly', 'coding-yearly', 'coding-monthly', 'coding-yearly', 'coding-2-years'],
  math: ['math-monthly', 'math-half-yearly', 'math-monthly', 'math-yearly'],
} as const;

const places = {
  'Europe/London': { provider: 'paypal', currency: 'GBP', country: 'GB' },
  'America/New_York': { provider: 'paypal', currency: 'USD', country: 'US' },
} as const;

const home = { provider: 'razorpay', currency: 'INR', country: 'IN' } as const;

const parents = [
  'Priya',
  'Arjun',
  'Meera',
  'Sanjay',
  'Kavita',
  'Daniel',
  'Rachel',
  'Imran',
  'Lakshmi',
  'Tom',
];

const reasons = [
  'We had to cancel two classes in the first week.',
  'The family moves to another time zone in which we have no teacher.',
];

/** Every so many of those who paid, so that there is one of each kind early on, and several in half a year. */
const refundedEach = 6;
const declinedEach = 11;
const expiredEach = 8;

/** What the families have bought up to now, the earliest first. */
export function demoOrders(families: readonly FamilySeed[], now: Date): OrderSeed[] {
  const next = random(1918);
  const bought = families.flatMap((family) => orderOf(family, now, next));
  const orders = bought.sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
  return [
    ...orders.map((order, index) => withEnding(order, index, now)),
    ...openOrders(families, orders, now),
  ];
}

function orderOf(family: FamilySeed, now: Date, next: () => number): OrderSeed[] {
  const [chance, wait, choice] = [next(), next(), next()];
  if (family.held?.came !== true || chance > 0.34) return [];
  const placedAt = new Date(family.held.startsAt.getTime() + Math.round((2 + wait * 90) * hourMs));
  if (placedAt.getTime() > now.getTime() - 6 * hourMs) return [];
  return [orderAt(family, placedAt, choice)];
}

function orderAt(family: FamilySeed, placedAt: Date, choice: number): OrderSeed {
  const offered = plans[family.course];
  const [surname = ''] = family.name.split(' ').slice(-1);
  return {
    family,
    parent: `${parents[Number(family.key.slice(-3)) % parents.length] ?? 'Priya'} ${surname}`,
    plan: offered[Math.floor(choice * offered.length)] ?? offered[0],
    ...(family.zone in places ? places[family.zone as keyof typeof places] : home),
    ...{ placedAt, ending: 'paid', refund: null, disputedAt: null },
  };
}

function withEnding(order: OrderSeed, index: number, now: Date): OrderSeed {
  if (index % expiredEach === expiredEach - 2) return { ...order, ending: 'expired' };
  const ending = index % declinedEach === 3 ? 'declined' : 'paid';
  if (index % refundedEach !== 1) return { ...order, ending };
  const at = new Date(order.placedAt.getTime() + 4 * dayMs + (index % 5) * 7 * hourMs);
  if (at.getTime() > now.getTime() - dayMs) return { ...order, ending };
  // What the terms give back is all of it; a plan of few sessions is given back only as an exception.
  const isWhole = index % (2 * refundedEach) === 1 && !order.plan.endsWith('monthly');
  const reason = reasons[index % reasons.length] ?? null;
  return { ...order, ending, refund: isWhole ? { at, part: 100, reason: null } : { at, part: 25, reason } };
}

/** Two who have just opened the checkout, and have not paid yet. */
function openOrders(families: readonly FamilySeed[], orders: readonly OrderSeed[], now: Date): OrderSeed[] {
  const buyers = new Set(orders.map(({ family }) => family.key));
  const late = families.filter(({ key, held }) => held?.came === true && !buyers.has(key)).slice(-2);
  return late.map((family, index) => ({
    ...orderAt(family, new Date(now.getTime() - (1 + index) * hourMs), index / 2),
    ending: 'open',
  }));
}

/** The last of the rupee orders that is a week old, and not given back: the parent's bank disputes it two days later. */
export function disputed(orders: readonly OrderSeed[], now: Date): OrderSeed[] {
  const chosen = orders.findLast(
    ({ provider, ending, refund, placedAt }) =>
      provider === 'razorpay' &&
      ending === 'paid' &&
      refund === null &&
      placedAt.getTime() < now.getTime() - 7 * dayMs,
  );
  return orders.map((order) =>
    order === chosen ? { ...order, disputedAt: new Date(order.placedAt.getTime() + 2 * dayMs) } : order,
  );
}

/** What was changed on a Sunday, and taken back on the last one. Prices in minor units; what it costs stands in plans. */
export const changedPrice = { plan: 'math-yearly', currency: 'INR', minor: 6_299_900, weeks: 6 } as const;

/** Half past eleven in India, on the last Sunday that is over. */
export function lastSunday(now: Date): Date {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 6));
  const back = day.getUTCDay() === 0 ? 7 : day.getUTCDay();
  return new Date(day.getTime() - back * dayMs);
}

export const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * minuteMs);
