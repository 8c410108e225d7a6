import { array, bool, number, object, string, type InferType } from 'yup';
import { email, ownWords } from '../fields/fields.js';
import { trimmed } from '../fields/text-ends.js';

const minor = () => number().integer().min(0).max(2_000_000_000).nullable().default(null);

const noGstin = 'This is no GSTIN.';

/** A GSTIN: state, PAN, entity, Z, check character (Rule 10 of the CGST Rules). */
const gstin = () =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? value.trim().toUpperCase() : value))
    .matches(/^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/, noGstin)
    .test('check', noGstin, (value) => value === null || value === undefined || endsAsItMust(value))
    .nullable()
    .default(null);

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The last character detects typing errors: every second of the others counts double, in base-36 digits. */
function endsAsItMust(value: string): boolean {
  const sum = [...value.slice(0, -1)].reduce((total, sign, index) => {
    const product = signs.indexOf(sign) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return value.endsWith(signs.charAt((36 - (sum % 36)) % 36));
}

export const financeSettings = object({
  /** Refunds of this amount or more need a second person, per currency. Null: never. */
  secondPersonFrom: object({ INR: minor(), USD: minor(), GBP: minor() }).default({}),
  /** Rupees from outside India are refused instead of only noted. */
  isStrictAbroad: bool().default(false),
  /** Who gets a mail when an order needs attention. Empty: the brand's mailbox. */
  alertTo: array(email()).max(10).default([]),
  receipts: object({
    /** Written before the year and the number: 'LW' gives LW/26-27/000001. At most 16 characters in all (Rule 46). */
    prefix: string()
      .transform(trimmed)
      .matches(/^[A-Z0-9]{1,3}$/, 'One to three capital letters or digits.')
      .default('R'),
    /** The first month of the financial year: 4 in India. */
    yearStartsIn: number().integer().min(1).max(12).default(4),
  }).default({}),
  /** Receipts have tax lines only if all of this is set. */
  tax: object({
    gstin: gstin(),
    /** The services accounting code: 999293 is commercial training and coaching. */
    sac: string()
      .transform(trimmed)
      .matches(/^\d{4,8}$/, 'Four to eight digits.')
      .nullable()
      .default(null),
    /** Percent, such as 18. */
    rate: number()
      .typeError('Please write a percentage, as 18.')
      .min(0, 'Please write a percentage, as 18.')
      .max(50, 'Please write a percentage of at most 50.')
      .nullable()
      .default(null),
    /** Two digits, as in the GSTIN: 29 is Karnataka. Buyers in India pay its CGST and SGST (decision 0027). */
    state: string()
      .transform(trimmed)
      .matches(/^\d{2}$/, 'Two digits.')
      .test('gstin', 'The GSTIN begins with another state.', function isOfGstin(state) {
        const { gstin: number } = this.parent as { gstin?: string | null };
        return state === null || state === undefined || (number ?? state).startsWith(state);
      })
      .nullable()
      .default(null),
    /** Letter of undertaking: payments from abroad are zero-rated. */
    lut: ownWords(40).nullable().default(null),
  }).default({}),
});

export type FinanceSettings = InferType<typeof financeSettings>;

export const settingsKept = 'The settings are saved.';
