import type { ReceiptTax } from '../../receipts/issue/tax';

/** What is left of an invoice, in minor units: its taxable value, and each line of tax. */
export interface TaxLeft {
  taxableMinor: number;
  linesMinor: readonly number[];
}

export const taxLeftOf = ({ taxableMinor, lines }: Pick<ReceiptTax, 'taxableMinor' | 'lines'>): TaxLeft => ({
  taxableMinor,
  linesMinor: lines.map(({ minor }) => minor),
});

export const without = (left: TaxLeft, part: TaxLeft): TaxLeft => combine(left, part, -1);
export const together = (left: TaxLeft, part: TaxLeft): TaxLeft => combine(left, part, 1);

const combine = (left: TaxLeft, part: TaxLeft, sign: 1 | -1): TaxLeft => ({
  taxableMinor: left.taxableMinor + sign * part.taxableMinor,
  linesMinor: left.linesMinor.map((minor, at) => minor + sign * (part.linesMinor[at] ?? 0)),
});

/**
 * The part of a refund that is taxable value and tax, in proportion to what is left of the invoice, by largest
 * remainder. No part is more than is left of it, and a refund of all that is left takes exactly that. So the notes of an
 * invoice add up to its tax, however it was split. Two equal lines, as CGST and SGST, stay equal: an odd unit is taxable
 * value. `amountMinor` is from 0 to all that is left.
 */
export function splitRefund(amountMinor: number, left: TaxLeft): TaxLeft {
  const parts = [left.taxableMinor, ...left.linesMinor];
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (amountMinor < 0 || amountMinor > whole)
    throw new Error('More is refunded than is left of the invoice.');
  if (whole === 0) return left;
  const shares = parts.map((part) => shareOf(amountMinor, part, whole));
  const given = shares.map(({ floor }) => floor);
  let rest = amountMinor - given.reduce((sum, share) => sum + share, 0);
  for (const at of inTurn(shares, left, rest)) {
    if (rest === 0 || (given[at] ?? 0) >= (parts[at] ?? 0)) continue;
    given[at] = (given[at] ?? 0) + 1;
    rest -= 1;
  }
  const [taxableMinor = 0, ...linesMinor] = given;
  return { taxableMinor, linesMinor };
}

interface Share {
  floor: number;
  remainder: bigint;
}

/** The products do not fit into a number. */
function shareOf(amount: number, part: number, whole: number): Share {
  const product = BigInt(amount) * BigInt(part);
  return { floor: Number(product / BigInt(whole)), remainder: product % BigInt(whole) };
}

/** Which part gets the next unit that is over. */
function inTurn(shares: readonly Share[], { linesMinor }: TaxLeft, rest: number): number[] {
  const [one, other] = linesMinor;
  if (linesMinor.length === 2 && one === other) return rest === 2 ? [1, 2, 0] : [0, 1, 2];
  return shares
    .map((_share, at) => at)
    .sort((a, b) => {
      const [of, than] = [shares[a]?.remainder ?? 0n, shares[b]?.remainder ?? 0n];
      return of === than ? a - b : of > than ? -1 : 1;
    });
}
