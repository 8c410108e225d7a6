import { taxOf } from '../../receipts/issue/tax';
import { splitRefund, taxLeftOf, together, without, type TaxLeft } from './split';

/** Numbers that look random and are the same each time. */
function numbers(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * max);
  };
}

const allOf = ({ taxableMinor, linesMinor }: TaxLeft) => [taxableMinor, ...linesMinor];
const sumOf = (left: TaxLeft) => allOf(left).reduce((sum, part) => sum + part, 0);

const rates = [18, 5, 12, 28, 0.25, 2.5, 50, 0];
const gst = { gstin: '29AAGCB7383J1Z4', sac: '999293', state: '29', lut: null };

/** An invoice at home, with two equal halves, or of an export with one line. */
function invoiceOf(next: (max: number) => number): TaxLeft {
  const amountMinor = 1 + next(next(2) === 0 ? 500 : 20_000_000);
  const rate = rates[next(rates.length)] ?? 18;
  const paid = { amountMinor, ...(next(3) === 0 ? abroad : atHome) };
  const tax = taxOf(paid, { ...gst, rate });
  if (tax === null) throw new Error('There is tax.');
  return taxLeftOf(tax);
}

const atHome = { currency: 'INR', country: 'IN' } as const;
const abroad = { currency: 'GBP', country: 'GB' } as const;

it('splits 10,000 refunds so that the notes of each invoice add up to it, to the paisa', () => {
  const next = numbers(20_261_125);
  let splits = 0;
  while (splits < 10_000) {
    const invoice = invoiceOf(next);
    const [taxable, ...lines] = allOf(invoice);
    let left = invoice;
    let credited = without(invoice, invoice);
    for (let note = 1 + next(12); sumOf(left) > 0; note -= 1) {
      const amount = note <= 1 ? sumOf(left) : 1 + next(sumOf(left));
      const part = splitRefund(amount, left);
      expect(sumOf(part)).toBe(amount);
      allOf(part).forEach((minor, at) => {
        expect(minor).toBeGreaterThanOrEqual(0);
        expect(minor).toBeLessThanOrEqual(allOf(left)[at] ?? 0);
        // Near what the rate of the invoice says, however many notes came before.
        expect(Math.abs(minor - (amount * (allOf(invoice)[at] ?? 0)) / sumOf(invoice))).toBeLessThan(3);
      });
      if (lines.length === 2 && amount > 3) expect(part.linesMinor[0]).toBe(part.linesMinor[1]);
      credited = together(credited, part);
      left = without(left, part);
      splits += 1;
    }
    expect(allOf(credited)).toEqual([taxable, ...lines]);
  }
});

it('gives the odd paisa to the taxable value, so that the halves stay equal', () => {
  // A rupee at 18 %: 15.25 paise in tax of 100, twice 7.63.
  expect(splitRefund(100, { taxableMinor: 6_440_594, linesMinor: [579_653, 579_653] })).toEqual({
    taxableMinor: 84,
    linesMinor: [8, 8],
  });
});

it('takes back no more than is left', () => {
  expect(() => splitRefund(11, { taxableMinor: 8, linesMinor: [1, 1] })).toThrow('More is refunded');
});
