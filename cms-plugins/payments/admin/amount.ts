import { toMajor, toMinor, type Currency } from '@lanternway/contracts/money/money';

/* Amounts as staff type them: in rupees, dollars or pounds; kept in minor units. */

/** '1,234.5' or '1234.50'. Nothing else is guessed at: a comma that could mean cents is refused. */
const typedAmount = /^(\d{1,3}(,\d{2,3})*,\d{3}|\d+)(\.\d{1,2})?$/;

/** Null where it is no amount. */
export function readAmount(typed: string): number | null {
  const text = typed.trim().replace(/^[₹$£]\s*/, '');
  return typedAmount.test(text) ? toMinor(Number(text.replaceAll(',', ''))) : null;
}

/** An amount as it is put into a field: '6499' or '19.99'. */
export function typeAmount(minor: number): string {
  const major = toMajor(minor);
  return Number.isInteger(major) ? String(major) : major.toFixed(2);
}

/** What a field of amounts is labelled with. */
export const amountLabel = (currency: Currency): string =>
  ({ INR: 'Rupees', USD: 'Dollars', GBP: 'Pounds' })[currency];
