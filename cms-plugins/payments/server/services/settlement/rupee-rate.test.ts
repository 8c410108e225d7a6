import { rateIn } from './rupee-rate';

const rates = { base: 'INR', rates: { USD: 0.0125, GBP: 0.01 }, at: '2026-11-20T00:00:00.000Z' } as const;
const on = (day: string, isTest = false) => ({ now: new Date(`${day}T12:00:00.000Z`), isTest });

it('keeps how many rupees a unit is worth, in millionths', () => {
  expect(rateIn(rates, 'USD', on('2026-11-21'))).toBe(80_000_000);
  expect(rateIn(rates, 'GBP', on('2026-11-21'))).toBe(100_000_000);
});

it('takes no rate of other days, except where nobody parts with money', () => {
  expect(rateIn(rates, 'USD', on('2026-11-25'))).toBeNull();
  expect(rateIn(rates, 'USD', on('2026-11-25', true))).toBe(80_000_000);
});
