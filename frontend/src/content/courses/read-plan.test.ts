import { formatDuration, readPlan, readPrices } from './read-plan';

describe('how long a plan lasts', () => {
  it.each([
    [1, '1 month'],
    [6, '6 months'],
    [12, '1 year'],
    [18, '18 months'],
    [24, '2 years'],
  ])('%i months read as %s', (months, words) => {
    expect(formatDuration(months)).toBe(words);
  });
});

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
  const plan = {
    key: 'coding-monthly',
    title: 'Coding Monthly',
    subject: 'coding',
    sessions: 8,
    months: 1,
    features: [
      { label: 'Olympiads', icon: 'math_operations' },
      { label: 'Something new', icon: 'unheard_of' },
    ],
    prices: null,
  };

  it('carries the drawings of its features by their name in the sprite', () => {
    expect(readPlan(plan).features).toEqual([
      { label: 'Olympiads', icon: 'math-operations-bold' },
      { label: 'Something new', icon: 'certificate-duotone' },
    ]);
  });

  it('stands without features', () => {
    expect(readPlan({ ...plan, features: null })).toMatchObject({ duration: '1 month', features: [] });
  });
});
