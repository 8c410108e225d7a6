import { monthlyPlan as month, yearlyPlan as year } from '../../../content/courses/plan-fixture';
import { classesAWeek, halvesInWords, inWords, longerThan, monthlyOf, savingOf } from './plan-savings';

const twoYears = {
  ...year,
  sessions: 192,
  months: 24,
  pricesMinor: { INR: 11999900, USD: 439900, GBP: 333900 },
};
const inCurrency = (currency: 'INR' | 'USD' | 'GBP') => ({ currency, rates: null });

describe('what a longer plan saves', () => {
  it.each([
    ['INR', 198_900, 3_597_700],
    ['USD', 38_900, 157_700],
    ['GBP', 30_500, 122_100],
  ] as const)('in %s is computed from the plan of one month', (currency, ofYear, ofTwoYears) => {
    const view = inCurrency(currency);
    expect(savingOf(year, month, view)?.kept.minor).toBe(ofYear);
    expect(savingOf(twoYears, month, view)?.kept.minor).toBe(ofTwoYears);
  });

  it('is counted in free months from one on, and never more than it is', () => {
    expect(savingOf(year, month, inCurrency('INR'))?.freeMonths).toBe(0);
    expect(savingOf(twoYears, month, inCurrency('INR'))?.freeMonths).toBe(5.5);
  });

  it.each([
    ['the plan of one month itself', month, month],
    ['a plan without one to compare it with', year, undefined],
    ['a plan that costs more', { ...year, pricesMinor: { INR: 9999900 } }, month],
    ['a plan that has fewer sessions a month', { ...year, sessions: 48 }, month],
    ['plans that are shown in different currencies', { ...year, pricesMinor: { USD: 1 } }, month],
  ])('is not claimed for %s', (_, plan, monthly) => {
    expect(savingOf(plan, monthly, inCurrency('INR'))).toBeNull();
  });
});

it('finds the plan of one month', () => {
  expect(monthlyOf([year, month])).toBe(month);
  expect(monthlyOf([year])).toBeUndefined();
});

it('counts two classes a week in every plan', () => {
  expect([month, year, twoYears].map(classesAWeek)).toEqual([2, 2, 2]);
  expect(classesAWeek({ sessions: 1, months: 1 })).toBe(1);
});

it('writes small numbers as words', () => {
  expect([inWords(2), inWords(12), inWords(24)]).toEqual(['two', 'twelve', '24']);
  expect([halvesInWords(5.5), halvesInWords(3)]).toEqual(['five and a half', 'three']);
});

it('finds the plans that last longer, the shortest first', () => {
  expect(longerThan(month, [twoYears, month, year])).toEqual([year, twoYears]);
  expect(longerThan(null, [year])).toEqual([]);
});
