import { isStrongSecret, sampleSecret } from './secrets';

it('takes a random value of 32 characters', () => {
  expect(isStrongSecret('kJ8v2mQx0Zr5Tn7bLw3Yc9Hd1Gf6Ps4A')).toBe(true);
});

it.each([
  ['a short one', 'kJ8v2mQx0Zr5Tn7b'],
  ['one letter many times', 'a'.repeat(64)],
  ['a sample', 'kJ8v2mQx-change-me-Zr5Tn7bLw3Yc9Hd1Gf6'],
  ['its own stand-in', sampleSecret('JWT_SECRET')],
  ['one piece again and again', 'kJ8v2mQx0Zr5'.repeat(4)],
  ['what is counted up', '0123456789abcdef0123456789abcdefghij'],
  ['the provider’s own name', 'lanternway-kJ8v2mQx0Zr5Tn7bLw3Yc9Hd1Gf6'],
  ['nothing', ''],
  ['one weak key among strong ones', 'kJ8v2mQx0Zr5Tn7bLw3Yc9Hd1Gf6Ps4A,weak'],
])('refuses %s', (_what, value) => {
  expect(isStrongSecret(value)).toBe(false);
});
