import { cutAddress } from './who';

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2::9', '2001:db8:1::/48'],
  ['nonsense', null],
])('keeps of %s only %s', (address, kept) => {
  expect(cutAddress(address)).toBe(kept);
});
