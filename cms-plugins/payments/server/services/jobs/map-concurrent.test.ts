import { setTimeout as wait } from 'node:timers/promises';
import { inParallel } from './map-concurrent';

it('works on all of them, and on no more at a time than it may', async () => {
  const seen: number[] = [];
  let now = 0;
  let max = 0;
  await inParallel([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    now += 1;
    max = Math.max(max, now);
    await wait(2);
    now -= 1;
    seen.push(item);
  });
  expect(seen.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(max).toBe(3);
});
