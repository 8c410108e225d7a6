import { array, number, object, string, type InferType } from 'yup';
import { ownWords } from '../fields/fields.js';
import { currencies } from '../money/money.js';
import { count, listOf, oneOf, shape, text } from '../wire/shape.js';

/* What was paid for a source, or for one of its campaigns. */

const words = (most: number) => ownWords(most).matches(/^\P{Cc}*$/u, 'Write it in one line.');

const day = () =>
  string()
    .required('Write a day such as 2026-11-24.')
    .test('day', 'Write a day such as 2026-11-24.', (value) => {
      const at = new Date(`${value}T00:00:00Z`);
      return (
        /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value)
      );
    });

const longestDays = 366;

export const newSpend = object({
  source: words(100).required('Write the source, as the table calls it.'),
  /** Empty for all campaigns together. */
  campaign: words(100).default(''),
  from: day(),
  to: day().test(
    'span',
    'The last day is not before the first, and within a year of it.',
    (value, { parent }) => {
      const { from } = parent as { from?: string };
      const days = (Date.parse(value) - Date.parse(from ?? '')) / (24 * 60 * 60_000);
      return Number.isNaN(days) || (days >= 0 && days < longestDays);
    },
  ),
  amountMinor: number()
    .required('Write the amount.')
    .typeError('Write the amount as a number.')
    .integer('Write at most two decimals.')
    .min(0, 'The amount is not below 0.')
    .max(2_000_000_000, 'The amount is too large.'),
  currency: string()
    .required('Please choose INR, USD or GBP.')
    .oneOf([...currencies], 'Please choose INR, USD or GBP.'),
  note: words(200).default(''),
});

export type NewSpend = InferType<typeof newSpend>;

export const spendRow = shape('Spend', {
  id: text(),
  source: text(),
  campaign: text(),
  from: text(),
  to: text(),
  amountMinor: count(),
  currency: oneOf(currencies),
  note: text(),
  byName: text(),
});

export type SpendRow = InferType<typeof spendRow>;

export const spendList = shape('SpendList', { rows: listOf(spendRow) });

/** At most this much text: some thousands of lines. */
export const longestSpendFile = 200_000;

export const spendFile = object({
  /** The content of a CSV file with a line of titles. */
  csv: ownWords(longestSpendFile)
    .required('Choose a file.')
    .max(longestSpendFile, 'The file is too large: send at most 200,000 characters at once.'),
});

export const spendFileTitles = ['Source', 'Campaign', 'From', 'To', 'Amount', 'Currency', 'Note'] as const;

/** What a file would add. Nothing is stored yet. */
export const spendPreview = shape('SpendPreview', {
  rows: listOf(
    shape('SpendPreviewRow', {
      line: count(),
      source: text(),
      campaign: text(),
      from: text(),
      to: text(),
      amount: text(),
      currency: text(),
      note: text(),
      /** Why this line is not taken; empty where it is. */
      problem: text(),
    }),
  ),
  /** How many lines would be added. */
  fitting: count(),
  /** What is wrong with the whole file; empty where nothing is. */
  problem: text(),
});

export type SpendPreview = InferType<typeof spendPreview>;

export const spendImported = shape('SpendImported', { added: count(), refused: count() });

/* What staff call the sources */

export const sourceNames = object({
  names: array(
    object({
      name: words(100).required('Write what you call the source.'),
      told: array(words(100).lowercase().required()).max(50).required(),
    }),
  )
    .max(100)
    .required(),
});

export const sourceNamesNow = shape('SourceNames', {
  names: listOf(shape('SourceName', { name: text(), told: listOf(text()) })),
});
