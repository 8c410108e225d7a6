import { amountIn, searchesOf } from './search';

it('looks for every word, in any order', () => {
  expect(searchesOf('Rao  ASHA')).toEqual([['%rao%', '%asha%']]);
});

it('looks for nothing where nothing is asked', () => {
  expect(searchesOf(undefined)).toEqual([]);
  expect(searchesOf('  ')).toEqual([]);
});

it('finds a phone number however it is written, and a receipt by the end of its number', () => {
  expect(searchesOf('+91 98765 43210')).toEqual([['%+91%', '%98765%', '%43210%'], ['%919876543210%']]);
  expect(searchesOf('26-27/000001')).toEqual([['%26-27/000001%'], ['%2627000001%']]);
});

it('takes no sign for a wildcard', () => {
  expect(searchesOf('100%_\\')).toEqual([['%100\\%\\_\\\\%']]);
});

it.each(['75999', '75,999', '₹75,999', '₹ 75,999.00', 'Rs. 75999', 'INR 75,999', '$75999'])(
  'knows %s as an amount',
  (typed) => {
    expect(amountIn(typed)).toBe(7_599_900);
  },
);

it.each(['', 'asha', '+919800012345', '26-27/000001', '75999 asha', '1.234', '9800012345678'])(
  'takes %s for no amount',
  (typed) => {
    expect(amountIn(typed)).toBeNull();
  },
);
