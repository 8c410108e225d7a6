import { newOrderNumber } from './number';

it('makes numbers that a parent can read out, none twice', () => {
  const numbers = Array.from({ length: 2000 }, newOrderNumber);
  for (const number of numbers) expect(number).toMatch(/^ORD-[0-9A-HJKMNP-TV-Z]{10}$/);
  expect(new Set(numbers).size).toBe(numbers.length);
});
