import { currenciesOf, eachSessionOf, offerOfChosen, pickCurrency, titleOf } from './purchase';

const prices = { INR: 649900, USD: 24900, GBP: 19000 };

describe('the currency of a purchase', () => {
  it('is the requested one if there is a price in it', () => {
    expect(pickCurrency({ pricesMinor: prices }, 'GBP')).toBe('GBP');
  });

  it('is dollars, or the first there is, where there is none', () => {
    expect(pickCurrency({ pricesMinor: { INR: 1, USD: 2 } }, 'GBP')).toBe('USD');
    expect(pickCurrency({ pricesMinor: { INR: 1 } }, 'GBP')).toBe('INR');
    expect(pickCurrency({ pricesMinor: {} }, 'GBP')).toBeNull();
  });

  it('is offered only among those with a price', () => {
    expect(currenciesOf({ pricesMinor: { GBP: 1, INR: 2 } })).toEqual(['INR', 'GBP']);
  });
});

it('is called by its plan, and a track by both, and knows what a session comes to', () => {
  const chosen = {
    key: 'coding-monthly',
    title: 'Coding Monthly',
    sessions: 8,
    sessionMinutes: 45,
    duration: '1 month',
    features: ['Module tests'],
    pricesMinor: prices,
    currency: 'INR' as const,
    displayPrice: '6499 INR',
  };
  const offer = offerOfChosen(chosen);
  // 6,499 rupees for eight sessions.
  expect(eachSessionOf({ ...offer, currency: 'INR' })).toBe(81_238);
  expect(eachSessionOf({ ...offer, sessions: 1, currency: 'INR' })).toBeNull();
  expect(eachSessionOf({ ...offer, pricesMinor: {}, currency: 'INR' })).toBeNull();
  expect(titleOf(offer)).toBe('Coding Monthly');
  expect(titleOf({ ...offer, track: { slug: 'elevate', title: 'Elevate' } })).toBe(
    'Elevate (Coding Monthly)',
  );
});
