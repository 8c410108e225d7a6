import { isStrongSecret, sampleSecret } from './secrets';

it('takes a random value of 32 characters', () => {
  expect(isStrongSecret('kJ8v2mQx0Zr5Tn7bLw3Yc9Hd1Gf6Ps4A')).toBe(true);
});

it.each([
  ['a short one', 'kJ8v2mQx0Zr5Tn7b'],
  ['one letter many times', 'a'.repeat(64)],
  ['a sample', 'kJ8v2mQx-change-me-Zr5Tn7bLw3Yc9Hd1Gf6'],
  ['its own stand-in', sampleSecret('JWT_SECRET')],
  ['nothing', ''],
  ['one weak key among strong ones', 'kJ8v2mQx0Zr5Tn7bLw3Yc9Hd1Gf6Ps4A,weak'],
])('refuses %s', (_what, value) => {
  expect(isStrongSecret(value)).toBe(false);
});
