import { shouldEnd } from './memory';

const life = (builds: number, firstBytes: number, hasCompiled = false) => ({
  builds,
  firstBytes,
  hasCompiled,
});

it('starts again after many builds, or when it has become large', () => {
  expect(shouldEnd(life(1, 500_000_000), 500_000_000)).toBe(false);
  expect(shouldEnd(life(200, 500_000_000), 500_000_000)).toBe(true);
  expect(shouldEnd(life(20, 1_000_000_000), 1_900_000_000)).toBe(true);
});

it('stays where a large site took as much from the start', () => {
  expect(shouldEnd(life(1, 1_900_000_000), 1_900_000_000)).toBe(false);
  expect(shouldEnd(life(20, 1_900_000_000), 2_900_000_000)).toBe(true);
});

it('starts again after it has compiled the site, unless that took little memory', () => {
  expect(shouldEnd(life(1, 1_500_000_000, true), 1_500_000_000)).toBe(true);
  expect(shouldEnd(life(1, 700_000_000, true), 700_000_000)).toBe(false);
});
