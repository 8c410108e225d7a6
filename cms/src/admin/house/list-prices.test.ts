import { pricesInWords, showPrices } from './list-prices';

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

it('changes only the column of the prices', () => {
  const title = { name: 'title' };
  const { displayedHeaders } = showPrices(
    { displayedHeaders: [title, { name: 'prices' }], layout: null },
    (words) => words,
  );
  expect(displayedHeaders[0]).toBe(title);
  expect(displayedHeaders[1]).toHaveProperty('cellFormatter');
});
