import { timeLeft, percentOf } from './progress';

describe('the progress of a build', () => {
  it('follows the time that builds usually take', () => {
    expect(percentOf({ elapsedMs: 0, expectedMs: 10_000 })).toBe(0);
    expect(percentOf({ elapsedMs: 5_000, expectedMs: 10_000 })).toBe(50);
  });

  it('goes on past that time and never reaches its end', () => {
    const late = [9_000, 11_000, 15_000, 100_000].map((elapsedMs) =>
      percentOf({ elapsedMs, expectedMs: 10_000 }),
    );
    expect(late).toEqual([...late].sort((a, b) => a - b));
    expect(new Set(late).size).toBe(late.length);
    expect(Math.max(...late)).toBeLessThan(100);
  });

  it('is no less than nothing where the clocks differ', () => {
    expect(percentOf({ elapsedMs: -500, expectedMs: 10_000 })).toBe(0);
  });

  it.each([
    [3_900, 10_000, 'about 7 s left'],
    [10_000, 200_000, 'about 3 min left'],
    [12_000, 10_000, 'Taking a little longer than usual'],
    [1_000, null, 'We do not know yet how long this takes.'],
  ])('after %p of %p says %p', (elapsedMs, expectedMs, words) => {
    expect(timeLeft({ elapsedMs, expectedMs })).toBe(words);
  });
});
