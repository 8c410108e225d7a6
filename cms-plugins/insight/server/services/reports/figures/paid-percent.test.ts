import { paidPercent } from './paid-percent';

const payments = [
  { after: 0, paid: 10 },
  { after: 9, paid: 20 },
  { after: 29, paid: 10 },
];

it('counts the payments that come within the age of all families', () => {
  expect(paidPercent(payments, { youngest: 0, oldest: 0 })).toBe(25);
  expect(paidPercent(payments, { youngest: 10, oldest: 10 })).toBe(75);
  expect(paidPercent(payments, { youngest: 40, oldest: 90 })).toBe(100);
});

it('gives those of the first days of a period more time than those of its last', () => {
  // Of ten ages, only the oldest has had nine days.
  expect(paidPercent(payments, { youngest: 0, oldest: 9 })).toBe(30);
  expect(paidPercent(payments, { youngest: 0, oldest: 59 })).toBe(80);
});
