import { setTimeout as wait } from 'node:timers/promises';
import { mapConcurrent } from './map-concurrent';

it('works on all of them, on no more at a time than it may, and keeps their order', async () => {
  let now = 0;
  let max = 0;
  const doubled = await mapConcurrent([7, 2, 6, 1, 5, 3, 4], 3, async (item) => {
    now += 1;
    max = Math.max(max, now);
    await wait(item);
    now -= 1;
    return item * 2;
  });
  expect(doubled).toEqual([14, 4, 12, 2, 10, 6, 8]);
  expect(max).toBe(3);
});

it('works on the others after a failure, and then throws it', async () => {
  const begun: number[] = [];
  const working = mapConcurrent([1, 2, 3, 4], 2, async (item) => {
    begun.push(item);
    await wait(1);
    if (item === 1) throw new Error('no provider');
    await wait(5);
  });
  await expect(working).rejects.toThrow('no provider');
  expect(begun).toEqual([1, 2, 3, 4]);
});
