import { shouldEnd } from './memory';

it('starts again after many builds, or when it has become large', () => {
  expect(shouldEnd(1, 500_000_000, 500_000_000)).toBe(false);
  expect(shouldEnd(200, 500_000_000, 500_000_000)).toBe(true);
  expect(shouldEnd(20, 1_000_000_000, 1_900_000_000)).toBe(true);
});

it('stays where a large site took as much from the start', () => {
  expect(shouldEnd(1, 1_900_000_000, 1_900_000_000)).toBe(false);
  expect(shouldEnd(20, 1_900_000_000, 2_900_000_000)).toBe(true);
});
