import { toMajor, toMinor, type Currency } from '@lanternway/contracts/money/money';

/* Amounts as staff type them: in rupees, dollars or pounds. Stored in minor units. */

/** '1,234.5' or '1234.50'. No guessing: a comma that could mean cents is refused. */
const typedAmount = /^(\d{1,3}(,\d{2,3})*,\d{3}|\d+)(\.\d{1,2})?$/;

/** Null if it is not an amount. */
export function readAmount(typed: string): number | null {
  const text = typed.trim().replace(/^[₹$£]\s*/, '');
  return typedAmount.test(text) ? toMinor(Number(text.replaceAll(',', ''))) : null;
}

/** An amount as written in a field: '6499' or '19.99'. */
export function typeAmount(minor: number): string {
  const major = toMajor(minor);
  return Number.isInteger(major) ? String(major) : major.toFixed(2);
}

/** The label of an amount field. */
export const amountLabel = (currency: Currency): string =>
  ({ INR: 'Rupees', USD: 'Dollars', GBP: 'Pounds' })[currency];
