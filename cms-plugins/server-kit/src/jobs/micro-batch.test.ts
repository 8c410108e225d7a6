import { setImmediate as nextTurn } from 'node:timers/promises';
import { inBatches } from './micro-batch';

const double = (items: number[]) => Promise.resolve(items.map((item) => item * 2));

it('processes what comes together in one batch, and returns each its own result', async () => {
  const work = jest.fn(double);
  const take = inBatches(work, 10);
  expect(await Promise.all([1, 2, 3].map(take))).toEqual([2, 4, 6]);
  expect(work.mock.calls).toEqual([[[1, 2, 3]]]);
});

it('has no more in one go than it may', async () => {
  const work = jest.fn(double);
  await Promise.all([1, 2, 3, 4, 5].map(inBatches(work, 2)));
  expect(work.mock.calls).toEqual([[[1, 2]], [[3, 4]], [[5]]]);
});

it('lets nobody wait for what came before', async () => {
  let end: ((results: number[]) => void) | undefined;
  const work = (items: number[]) =>
    items[0] === 1 ? new Promise<number[]>((resolve) => (end = resolve)) : double(items);
  const take = inBatches(work, 10);
  const slow = take(1);
  await nextTurn();
  expect(await take(2)).toBe(4);
  end?.([2]);
  expect(await slow).toBe(2);
});

it('lets only the one fail that cannot be worked on', async () => {
  const take = inBatches((items: number[]) => {
    return items.includes(2) ? Promise.reject(new Error('not two')) : double(items);
  }, 10);
  const endings = await Promise.allSettled([1, 2, 3].map(take));
  expect(
    endings.map((ending) => (ending.status === 'fulfilled' ? ending.value : String(ending.reason))),
  ).toEqual([2, 'Error: not two', 6]);
});

it('promises nobody what the work did not say', async () => {
  await expect(inBatches(() => Promise.resolve([]), 10)(1)).rejects.toThrow('no result');
});
