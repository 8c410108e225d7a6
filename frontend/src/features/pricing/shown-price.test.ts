import { type Rates } from '@lanternway/contracts/site/site';
import { chargeNote, formatPart, formatShownPrice, priceToShow, type ShownPrice } from './shown-price';

const rates: Rates = { base: 'INR', rates: { USD: 0.012, GBP: 0.0095 }, at: '2026-11-20T00:00:00Z' };
const all = { INR: 7599900, USD: 259900, GBP: 197500 };

/** The price as text, or null. */
const shown = (price: ShownPrice | null) => price && formatShownPrice(price);

describe('the price that is shown', () => {
  it.each([
    ['INR', '₹75,999'],
    ['USD', '$2,599'],
    ['GBP', '£1,975'],
  ] as const)('is the price staff gave in %s', (currency, text) => {
    expect(shown(priceToShow(all, { currency, rates }))).toBe(text);
  });

  it('groups lakhs the Indian way', () => {
    expect(shown(priceToShow({ INR: 11999900 }, { currency: 'INR', rates: null }))).toBe('₹1,19,999');
  });

  it('converts a price only in rupees, marks it and says what will be charged', () => {
    const price = priceToShow({ INR: 649900 }, { currency: 'USD', rates });
    expect(shown(price)).toBe('≈ $78');
    expect(chargeNote(price)).toBe('you will be charged ₹6,499');
  });

  it('stays in rupees, without a note, while there are no rates', () => {
    const price = priceToShow({ INR: 649900 }, { currency: 'GBP', rates: null });
    expect(shown(price)).toBe('₹6,499');
    expect(chargeNote(price)).toBeNull();
  });

  it('never converts where staff gave a price that is not in rupees', () => {
    const price = priceToShow({ INR: 649900, USD: 24900 }, { currency: 'GBP', rates });
    expect(price).toEqual({ kind: 'exact', minor: 24900, currency: 'USD' });
  });

  it('is nothing where there is no price', () => {
    expect(priceToShow({}, { currency: 'INR', rates })).toBeNull();
  });
});

describe('the price of one session', () => {
  it.each([
    [{ kind: 'exact', minor: 649900, currency: 'INR' }, 8, '₹812'],
    [{ kind: 'exact', minor: 11999900, currency: 'INR' }, 192, '₹625'],
    [{ kind: 'exact', minor: 259900, currency: 'USD' }, 96, '$27'],
    [{ kind: 'exact', minor: 5000, currency: 'GBP' }, 8, '£6.25'],
    [{ kind: 'approximate', minor: 7800, currency: 'USD', chargedMinor: 649900 }, 4, '≈ $20'],
  ] as const)('of %j over %i sessions is %s', (price, sessions, text) => {
    expect(formatPart(price, sessions)).toBe(text);
  });
});
