import { pricesInWords, showWords } from './list-cells';

const prices = [
  { currency: 'INR', amountMinor: 649_900 },
  { currency: 'USD', amountMinor: 38_900 },
];

it('shows the amounts of a plan in its list', () => {
  expect(pricesInWords(prices)).toBe('₹6,499 · $389');
});

it('shows nothing for what is no price', () => {
  expect(pricesInWords([{ currency: 'EUR', amountMinor: 1 }, null, { currency: 'INR' }])).toBe('');
  expect(pricesInWords({ count: 3 })).toBe('');
});

interface Shown {
  name: string;
  attribute: { type: string };
  cellFormatter?: (row: object) => unknown;
}

const title: Shown = { name: 'title', attribute: { type: 'string' } };
const subject: Shown = { name: 'subject', attribute: { type: 'enumeration' } };
const priceList: Shown = { name: 'prices', attribute: { type: 'component' } };

const columnsOf = (...displayedHeaders: Shown[]) =>
  showWords({ displayedHeaders, layout: null }, (words) => words).displayedHeaders;

it('changes only the columns of prices and choices', () => {
  const [first, second, third] = columnsOf(title, priceList, subject);
  expect(first).toBe(title);
  expect(second?.cellFormatter?.({ prices })).toBe('₹6,499 · $389');
  expect(third?.cellFormatter?.({ subject: 'math' })).toBe('Maths');
});

it('shows a dash where nothing is chosen', () => {
  const [column] = columnsOf(subject);
  expect(column?.cellFormatter?.({ subject: null })).toBe('-');
});
