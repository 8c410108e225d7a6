import { setTimeout as wait } from 'node:timers/promises';
import { inParallel } from './map-concurrent';

it('works on all of them, and on no more at a time than it may', async () => {
  const seen: number[] = [];
  let now = 0;
  let most = 0;
  await inParallel([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    now += 1;
    most = Math.max(most, now);
    await wait(2);
    now -= 1;
    seen.push(item);
  });
  expect(seen.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});
