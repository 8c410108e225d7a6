import { storedPlan } from './plan-fixture';
import { readPlan, readPrices } from './read-plan';

describe('prices', () => {
  it('are kept by currency, in minor units', () => {
    const prices = [
      { currency: 'INR', amountMinor: 649900 },
      { currency: 'USD', amountMinor: 24900 },
    ];
    expect(readPrices(prices)).toEqual({ INR: 649900, USD: 24900 });
  });

  it('of a currency that the site does not know are left out', () => {
    expect(readPrices([{ currency: 'EUR', amountMinor: 1 }, null])).toEqual({});
    expect(readPrices(null)).toEqual({});
  });
});

describe('a plan', () => {
  it('carries the drawings of its features by their name in the sprite', () => {
    const features = [
      { label: 'Olympiads', icon: 'math_operations' },
      { label: 'Something new', icon: 'unheard_of' },
    ];
    expect(readPlan({ ...storedPlan, features }).features).toEqual([
      { label: 'Olympiads', icon: 'math-operations-bold' },
      { label: 'Something new', icon: 'certificate-duotone' },
    ]);
  });

  it('is read without features', () => {
    expect(readPlan(storedPlan)).toMatchObject({
      sessionMinutes: 45,
      duration: '1 month',
      features: [],
    });
  });
});
