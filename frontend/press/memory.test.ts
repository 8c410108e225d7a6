import { shouldEnd } from './memory';

it('begins anew after many builds, or when it has become large', () => {
  expect(shouldEnd(1, 500_000_000)).toBe(false);
  expect(shouldEnd(200, 500_000_000)).toBe(true);
  expect(shouldEnd(1, 2_000_000_000)).toBe(true);
});
