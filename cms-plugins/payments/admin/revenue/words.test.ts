import { againstWords, ordersBehind, unfinishedWords } from './words';

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

it('keeps the plan that the page is narrowed to', () => {
  const source = { grouping: 'source', key: 'Google', currency: 'INR', plan: 'math' } as const;
  expect(ordersBehind({ months }, source, 'paid')).toContain('plan=math&source=Google');
});

it('sets an amount against that of an earlier time', () => {
  const october = { first: '2026-10-01', last: '2026-10-25' };
  expect(againstWords(112_00, 100_00, october)).toBe('12 % more than from 1 to 25 October 2026');
  expect(againstWords(50_00, 100_00, october)).toBe('50 % less than from 1 to 25 October 2026');
  const years = { first: '2024-12-01', last: '2025-11-25' };
  expect(againstWords(100_10, 100_00, years)).toBe('As much as from 1 December 2024 to 25 November 2025');
  const whole = { first: '2026-10-01', last: '2026-10-31' };
  expect(againstWords(50_00, -5_00, whole)).toBe('-₹5 in October 2026');
  expect(againstWords(50_00, 0, whole)).toBe('Nothing in October 2026');
  expect(againstWords(50_00, 0, { ...whole, first: '2026-09-01' })).toBe(
    'Nothing from September 2026 to October 2026',
  );
});

it('says how much of a month is over, where it is shown', () => {
  expect(unfinishedWords({ today: '2026-11-25', months })).toBe('November 2026 is not over: 25 of 30 days.');
  expect(unfinishedWords({ today: '2026-12-01', months })).toBeNull();
});
