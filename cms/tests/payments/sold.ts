import type { Currency } from '@lanternway/contracts/money/money';

/** Months of London in 2026, written by hand: summer time is from the 29th of March to the 25th of October. */
export const months: Record<string, [from: string, until: string]> = {
  '2026-02': ['2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'],
  '2026-03': ['2026-03-01T00:00:00.000Z', '2026-03-31T23:00:00.000Z'],
  '2026-04': ['2026-03-31T23:00:00.000Z', '2026-04-30T23:00:00.000Z'],
  '2026-05': ['2026-04-30T23:00:00.000Z', '2026-05-31T23:00:00.000Z'],
  '2026-06': ['2026-05-31T23:00:00.000Z', '2026-06-30T23:00:00.000Z'],
  '2026-07': ['2026-06-30T23:00:00.000Z', '2026-07-31T23:00:00.000Z'],
  '2026-08': ['2026-07-31T23:00:00.000Z', '2026-08-31T23:00:00.000Z'],
  '2026-09': ['2026-08-31T23:00:00.000Z', '2026-09-30T23:00:00.000Z'],
  '2026-10': ['2026-09-30T23:00:00.000Z', '2026-11-01T00:00:00.000Z'],
  '2026-11': ['2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
};

/** Numbers that look random and are the same each time. */
export function numbers(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * max);
  };
}

const one = <Item>(next: (max: number) => number, items: readonly Item[]): Item =>
  items[next(items.length)] as Item;

export interface Sold {
  id: number;
  planKey: string;
  currency: Currency;
  source: string | null;
  capturedMinor: number;
  rupeeRate: number | null;
  paidAt: Date | null;
  paymentId: string;
}

/** Times near the ends of months and the days on which clocks change, and any others. */
export function timeIn(next: (max: number) => number): Date {
  const [from = '', until = ''] = one(next, Object.values(months));
  const [start, end] = [Date.parse(from), Date.parse(until)];
  const near = [
    start,
    start + 1,
    end - 1,
    Date.parse('2026-03-29T01:00:00Z'),
    Date.parse('2026-10-25T00:59:59Z'),
  ];
  return new Date(next(3) === 0 ? one(next, near) : start + next(end - start));
}

export function orderOf(next: (max: number) => number, id: number): Sold {
  const currency = one<Currency>(next, ['INR', 'GBP', 'USD']);
  return {
    id,
    planKey: one(next, ['coding-yearly', 'math-monthly']),
    currency,
    source: one(next, [null, 'google', 'ig', 'instagram.com', 'newsletter']),
    capturedMinor: 1 + next(20_000_000),
    rupeeRate: currency === 'INR' || next(4) === 0 ? null : 80_000_000 + next(30_000_000),
    paidAt: next(6) === 0 ? null : timeIn(next),
    paymentId: `pay_${String(id)}`,
  };
}
