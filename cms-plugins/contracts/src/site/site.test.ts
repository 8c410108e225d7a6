import { currencyForCheckout, currencyForPricing, readCountry, readRates } from './site';

describe('readCountry', () => {
  it('reads the two letters', () => {
    expect(readCountry({ country_code: 'IN' })).toBe('IN');
  });

  it.each([
    null,
    'IN',
    [],
    {},
    { country_code: null },
    { country_code: 'in' },
    { country_code: 'IND' },
    { country_code: 91 },
  ])('takes %j as unknown', (reply) => {
    expect(readCountry(reply)).toBeNull();
  });

  it('ignores what is only inherited', () => {
    expect(readCountry(Object.create({ country_code: 'IN' }))).toBeNull();
  });
});

describe('readRates', () => {
  const good = { base: 'INR', rates: { USD: 0.0113, GBP: 0.0086 }, at: '2026-01-05T10:00:00.000Z' };

  it('reads an answer and leaves out what does not belong to it', () => {
    expect(readRates({ ...good, provider: 'somebody', rates: { ...good.rates, EUR: 1 } })).toEqual(good);
  });

  it.each([
    ['another base', { ...good, base: 'USD' }],
    ['a rate of zero', { ...good, rates: { ...good.rates, GBP: 0 } }],
    ['a rate as text', { ...good, rates: { ...good.rates, USD: '0.0113' } }],
    ['a missing rate', { ...good, rates: { USD: 0.0113 } }],
    ['no rates', { ...good, rates: null }],
    ['no time', { ...good, at: undefined }],
    ['a time that is none', { ...good, at: 'yesterday' }],
    ['nothing', null],
  ])('refuses %s', (_what, reply) => {
    expect(readRates(reply)).toBeNull();
  });
});

describe('currency by country', () => {
  it.each([
    ['IN', 'INR', 'INR'],
    ['US', 'USD', 'USD'],
    ['GB', 'GBP', 'GBP'],
    ['DE', 'GBP', 'USD'],
    [null, 'USD', 'USD'],
  ] as const)('%s: prices in %s, checkout in %s', (country, pricing, checkout) => {
    expect(currencyForPricing(country)).toBe(pricing);
    expect(currencyForCheckout(country)).toBe(checkout);
  });
});
