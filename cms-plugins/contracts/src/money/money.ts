/** The currencies of our prices, in the order we offer them. */
export const currencies = ['INR', 'USD', 'GBP'] as const;

export type Currency = (typeof currencies)[number];

/** As the currency switch shows it, next to the code. */
export const currencySigns: Record<Currency, string> = { INR: '₹', USD: '$', GBP: '£' };

/** Digits are grouped as in the currency's country: India reads ₹1,19,999. */
const localeOf: Record<Currency, string> = { INR: 'en-IN', USD: 'en-US', GBP: 'en-GB' };

/** Paise, cents and pence: each currency has a hundred to the unit. */
const minorPerMajor = 100;

export function isCurrency(value: unknown): value is Currency {
  return currencies.some((currency) => currency === value);
}

/** Minor units to major units: 649900 paise are 6499 rupees. */
export function toMajor(minor: number): number {
  return minor / minorPerMajor;
}

/** Major units to minor units, rounded to a whole number: 19.99 becomes 1999, not 1998.999…. */
export function toMinor(major: number): number {
  return Math.round(major * minorPerMajor);
}

/** An amount as a person reads it: `formatMoney(649900, 'INR')` is '₹6,499'. Whole amounts have no decimals. */
export function formatMoney(minor: number, currency: Currency): string {
  const digits = minor % minorPerMajor === 0 ? 0 : 2;
  return new Intl.NumberFormat(localeOf[currency], {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(toMajor(minor));
}
