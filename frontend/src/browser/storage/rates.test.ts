import { type Rates } from '@lanternway/contracts/site/site';
import { keepRates, readKeptRates } from './rates';

const reply: Rates = { base: 'INR', rates: { USD: 0.012, GBP: 0.0095 }, at: '2026-11-20T00:00:00Z' };
const hour = 60 * 60 * 1000;
const now = Date.parse('2026-11-20T12:00:00Z');

beforeEach(() => localStorage.clear());

it('keeps exchange rates for 24 hours', () => {
  keepRates(reply, now);
  expect(readKeptRates(now + 23 * hour)).toEqual(reply);
  expect(readKeptRates(now + 24 * hour)).toBeNull();
});

it('distrusts rates from the future and of another shape', () => {
  keepRates(reply, now + hour);
  expect(readKeptRates(now)).toBeNull();
  localStorage.setItem('rates', JSON.stringify({ keptAt: now, reply: { base: 'INR' } }));
  expect(readKeptRates(now)).toBeNull();
  expect(localStorage.getItem('rates')).toBeNull();
});
