import { paymentDay } from './payment-day';

it('names the day that it is in India', () => {
  expect(paymentDay('2026-11-20T18:29:59.000Z')).toBe('20 November 2026');
  expect(paymentDay('2026-11-20T18:30:00.000Z')).toBe('21 November 2026');
  expect(paymentDay(new Date('2026-09-01T00:00:00.000Z'))).toBe('1 September 2026');
});

it('does not break a page by what is no time', () => {
  expect(paymentDay('nonsense')).toBe('an unknown day');
});
