import { currencies, formatMoney, isCurrency, toMajor, toMinor } from './money';

describe('formatMoney', () => {
  it.each([
    [649900, 'INR', '₹6,499'],
    [11999900, 'INR', '₹1,19,999'],
    [439900, 'USD', '$4,399'],
    [333900, 'GBP', '£3,339'],
    [81250, 'INR', '₹812.50'],
    [1, 'USD', '$0.01'],
  ] as const)('writes %d minor units of %s as %s', (minor, currency, text) => {
    expect(formatMoney(minor, currency)).toBe(text);
  });
});

describe('units', () => {
  it('turns minor units into major ones and back', () => {
    expect(toMajor(649900)).toBe(6499);
    expect(toMinor(6499)).toBe(649900);
  });

  it('does not lose a minor unit to floating point', () => {
    expect(toMinor(19.99)).toBe(1999);
    expect(toMinor(1.15)).toBe(115);
  });
});

describe('isCurrency', () => {
  it('knows the currencies that are sold in and no others', () => {
    expect(currencies.every(isCurrency)).toBe(true);
    expect(isCurrency('EUR')).toBe(false);
    expect(isCurrency(null)).toBe(false);
  });
});
