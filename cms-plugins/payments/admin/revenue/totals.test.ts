import type { RevenueRow } from '@lanternway/contracts/payments/revenue';
import { barsOf, groupRows, rupeesOf, topOf, totalsOf } from './totals';

const row = (part: Partial<RevenueRow>): RevenueRow => ({
  ...{ month: '2026-11', planKey: 'coding-yearly', planTitle: 'Coding Yearly', source: 'unknown' },
  ...{ currency: 'INR', orders: 1, gross: 100, refunds: 0, refunded: 0 },
  ...{ grossRupees: 100, refundedRupees: 0, unrated: 0 },
  ...part,
});

const rows = [
  row({}),
  row({ month: '2026-10', gross: 50, refunds: 1, refunded: 20, grossRupees: 50, refundedRupees: 20 }),
  row({ currency: 'GBP', gross: 7, grossRupees: 770, source: 'google' }),
  row({ currency: 'GBP', planKey: 'math', planTitle: 'Math', gross: 9, grossRupees: 0, unrated: 1 }),
];

it('never adds up two currencies', () => {
  expect(totalsOf(rows).map(({ currency, gross, refunded }) => [currency, gross, refunded])).toEqual([
    ['INR', 150, 20],
    ['GBP', 16, 0],
  ]);
  expect(
    groupRows(rows, 'plan').map(({ key, label, total }) => [key, label, total.currency, total.gross]),
  ).toEqual([
    ['coding-yearly', 'Coding Yearly', 'INR', 150],
    ['coding-yearly', 'Coding Yearly', 'GBP', 7],
    ['math', 'Math', 'GBP', 9],
  ]);
});

it('puts the lines in the order of their names, and then of currencies', () => {
  const months = [
    row({ month: '2026-11' }),
    row({ month: '2026-10', currency: 'GBP' }),
    row({ month: '2026-10' }),
  ];
  const lines = groupRows(months, 'month');
  expect(lines.map(({ label, total }) => [label, total.currency])).toEqual([
    ['2026-10', 'INR'],
    ['2026-10', 'GBP'],
    ['2026-11', 'INR'],
  ]);
});

it('says how much is not in the sum in rupees', () => {
  expect(rupeesOf(rows)).toEqual({ gross: 920, refunded: 20, unrated: 1 });
});

it('has a bar for every month, and marks the one that is not over', () => {
  const months = ['2026-09', '2026-10', '2026-11'].map((month) => ({ month, from: '', until: '' }));
  const revenue = {
    months,
    rows,
    today: '2026-11-25',
    zone: 'UTC',
    tax: [],
    open: [],
    owed: [],
    disputed: [],
    earlier: { first: '', last: '', gross: 0, refunded: 0, unrated: 0 },
  };
  expect(barsOf({ ...revenue, deadlines: [] }, 'INR')).toEqual([
    { month: '2026-09', gross: 0, refunded: 0, isCurrent: false },
    { month: '2026-10', gross: 50, refunded: 20, isCurrent: false },
    { month: '2026-11', gross: 100, refunded: 0, isCurrent: true },
  ]);
});

it('ends the axis at a round number', () => {
  expect([0, 9, 12, 4_999, 5_001].map(topOf)).toEqual([100, 10, 20, 5_000, 10_000]);
});
