import { ordersBehind, unfinishedWords } from './words';

const months = [
  { month: '2026-10', from: '2026-09-30T18:30:00.000Z', until: '2026-10-31T18:30:00.000Z' },
  { month: '2026-11', from: '2026-10-31T18:30:00.000Z', until: '2026-11-30T18:30:00.000Z' },
];

it('leads to the orders behind a number', () => {
  const query = (link: string) => Object.fromEntries(new URLSearchParams(link.split('?')[1]));
  const plan = ordersBehind({ months }, { grouping: 'plan', key: 'math', currency: 'GBP' }, 'paid');
  expect(query(plan)).toEqual({
    currency: 'GBP',
    plan: 'math',
    paidFrom: '2026-09-30T18:30:00.000Z',
    paidUntil: '2026-11-30T18:30:00.000Z',
  });
  const month = ordersBehind({ months }, { grouping: 'month', key: '2026-11', currency: 'INR' }, 'refunded');
  expect(query(month)).toEqual({
    currency: 'INR',
    refundedFrom: '2026-10-31T18:30:00.000Z',
    refundedUntil: '2026-11-30T18:30:00.000Z',
  });
});

it('says how much of a month is over, where it is shown', () => {
  expect(unfinishedWords({ today: '2026-11-25', months })).toBe('November 2026 is not over: 25 of 30 days.');
  expect(unfinishedWords({ today: '2026-12-01', months })).toBeNull();
});
