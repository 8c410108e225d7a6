import { formatAmounts } from './format';

it.each([
  [[], ''],
  [[{ amount: 649_900, currency: 'INR' }], '₹6,499'],
  [
    [
      { amount: 649_900, currency: 'INR' },
      { amount: 24_900, currency: 'USD' },
      { amount: 17_500, currency: 'GBP' },
    ],
    '₹6,499, $249 and £175',
  ],
])('says in one sentence what was sold in several currencies: %j', (amounts, sentence) => {
  expect(formatAmounts(amounts)).toBe(sentence);
});
