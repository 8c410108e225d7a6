/** The currencies a price may be given in. Order is the order they are offered in. */
export const currencies = ['INR', 'USD', 'GBP'] as const;

export type Currency = (typeof currencies)[number];

/** As a switch between them shows it, beside the code. */
export const currencySigns: Record<Currency, string> = { INR: '₹', USD: '$', GBP: '£' };

/** Grouping follows the people who pay in the currency: ₹1,19,999 is how the number is read in India. */
const localeOf: Record<Currency, string> = { INR: 'en-IN', USD: 'en-US', GBP: 'en-GB' };

/** Paise, cents and pence: all three currencies have a hundred to the unit. */
const minorPerMajor = 100;

export function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value);
}

/** Minor units to major units: 649900 paise are 6499 rupees. */
export function toMajor(minor: number): number {
  return minor / minorPerMajor;
}

/** Major units to minor units, rounded to the nearest whole one, so that 19.99 is 1999 and not 1998.999…. */
export function toMinor(major: number): number {
  return Math.round(major * minorPerMajor);
}

/**
 * An amount as a person reads it: `formatMoney(649900, 'INR')` is '₹6,499'.
 * Decimals appear only where the amount has them.
 */
export function formatMoney(minor: number, currency: Currency): string {
  const digits = minor % minorPerMajor === 0 ? 0 : 2;
  return new Intl.NumberFormat(localeOf[currency], {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(toMajor(minor));
}
