import { isCurrency, toMajor, formatMoney } from './money.js';

/** What staff typed into a price field: an amount in minor units, nothing, or something that is not a price. */
type TypedAmount =
  { kind: 'amount'; minor: number } | { kind: 'empty' } | { kind: 'refused'; sentence: string };

/** The content model's highest price in minor units: a million in any currency. */
const maxMinor = 100_000_000;

const plain = /^\d+$/;
const groupedByThousand = /^\d{1,3}(?:,\d{3})+$/;
const groupedByLakh = /^\d{1,2}(?:,\d{2})*,\d{3}$/;

/**
 * Reads a price as people write it: 6499, 6,499, 1,19,999 or ₹6499.50. Decimals follow a point. The digits are joined
 * as text, so nothing is rounded.
 */
export function readAmount(text: string): TypedAmount {
  const written = text.replace(/[\s\u00a0]/g, '').replace(/^[₹$£]/, '');
  if (written === '') return { kind: 'empty' };
  if (/^[-−]/.test(written)) return refused('A price must be more than 0.');
  const [whole = '', decimals = '', ...rest] = written.split('.');
  const isWhole = [plain, groupedByThousand, groupedByLakh].some((shape) => shape.test(whole));
  if (!isWhole || rest.length > 0 || !/^\d*$/.test(decimals)) {
    return refused('Write the price in figures, such as 6,499 or 6499.50.');
  }
  if (decimals.length > 2) return refused('A price has at most two decimals.');
  return priced(Number(whole.replaceAll(',', '') + decimals.padEnd(2, '0')));
}

function priced(minor: number): TypedAmount {
  if (minor === 0) return refused('A price must be more than 0.');
  return minor > maxMinor ? refused('A price may be at most 1,000,000.') : { kind: 'amount', minor };
}

function refused(sentence: string): TypedAmount {
  return { kind: 'refused', sentence };
}

/** The stored amount as staff would type it; empty if it is not an amount. */
export function writeAmount(minor: unknown): string {
  if (typeof minor !== 'number' || !Number.isInteger(minor)) return '';
  return minor % 100 === 0 ? String(toMajor(minor)) : toMajor(minor).toFixed(2);
}

/** The amount as a parent will read it, if both amount and currency are known. */
export function showAmount(minor: unknown, currency: unknown): string {
  const isKnown = typeof minor === 'number' && Number.isInteger(minor) && minor > 0 && isCurrency(currency);
  return isKnown ? formatMoney(minor, currency) : '';
}
