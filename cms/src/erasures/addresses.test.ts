import { addressesIn } from './addresses';

it.each([
  ['priya@example.com', 'priya@example.com'],
  [' Priya@Example.com ', 'priya@example.com'],
  ["o'brien@example.com", "o'brien@example.com"],
  ['Please write to priya@example.com.', 'priya@example.com'],
  ['{"to":"priya@example.com","cc":[]}', 'priya@example.com'],
  ["it is 'priya@example.com'", 'priya@example.com'],
  ['<a href="mailto:priya@example.com?subject=Hello">', 'priya@example.com'],
  ['Priya <priya+school@example.com>; others', 'priya+school@example.com'],
])('finds the address in %s', (text, address) => {
  expect(addressesIn(text)).toContain(address);
});

it('finds several, and none where there is no address', () => {
  const both = addressesIn('kavya@example.com,priya@example.com');
  expect(both).toContain('kavya@example.com');
  expect(both).toContain('priya@example.com');
  expect(addressesIn('A class on Monday at nine.')).toEqual(new Set());
});
