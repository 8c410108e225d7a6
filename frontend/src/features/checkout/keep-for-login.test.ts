import { readPlanAtAddress } from '../../browser/storage/chosen-plan';
import type { Offer } from '../../content/courses/offer';
import { keepForLogin } from './keep-for-login';

const kickstart: Offer = {
  plan: 'coding-monthly',
  planTitle: 'Coding Monthly',
  track: { slug: 'kickstart', title: 'Kickstart' },
  sessions: 8,
  sessionMinutes: 45,
  duration: '1 month',
  features: [],
  pricesMinor: { INR: 649900, USD: 24900, GBP: 19000 },
};

const liveIn = (country_code: string | null) => {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve({ country_code }) } as Response),
  );
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it.each([
  ['IN', 'INR', '6499 INR'],
  ['DE', 'USD', '249 USD'],
])('keeps the plan of an address in the currency that the checkout will have in %s', async (...row) => {
  const [country, currency, displayPrice] = row;
  liveIn(country);
  await keepForLogin(kickstart, '/checkout/kickstart');
  expect(readPlanAtAddress('/checkout/kickstart')).toMatchObject({
    title: 'Kickstart (Coding Monthly)',
    currency,
    displayPrice,
  });
});

it('keeps nothing where the address names no plan', async () => {
  liveIn('IN');
  await keepForLogin(null, '/checkout');
  expect(readPlanAtAddress('/checkout')).toBeNull();
});
