import { Registry } from 'prom-client';
import { counter, gauge, kept, secondsSince, type Reading } from './metrics';

async function linesOf(read: () => Reading | Promise<Reading>, labelName?: string): Promise<string[]> {
  const registry = new Registry();
  registry.registerMetric(
    gauge({ name: 'mails', help: 'Mails.', ...(labelName === undefined ? {} : { labelName }) }, read),
  );
  registry.registerMetric(counter({ name: 'other', help: 'Something else.' }));
  return (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

it('tells a number, or one for each value of a label', async () => {
  expect(await linesOf(() => 0)).toEqual(['mails 0', 'other 0']);
  expect(await linesOf(() => ({ waiting: 2, failed: 0 }), 'state')).toEqual([
    'mails{state="waiting"} 2',
    'mails{state="failed"} 0',
    'other 0',
  ]);
});

it('is absent, and hides nothing else, where it cannot be read', async () => {
  expect(await linesOf(() => null)).toEqual(['other 0']);
  expect(await linesOf(() => Promise.reject(new Error('no database')))).toEqual(['other 0']);
  expect(await linesOf(() => Promise.reject(new Error('no database')), 'state')).toEqual(['other 0']);
});

it('reads once for many who ask, and again after some seconds', async () => {
  let time = 0;
  let reads = 0;
  const read = () => Promise.resolve((reads += 1));
  const ask = kept(read, () => time);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  time = 4_999;
  expect(await ask()).toBe(1);
  time = 5_000;
  expect(await ask()).toBe(2);
});

it('does not wait for a database that does not answer, and leaves it alone for a while', async () => {
  jest.useFakeTimers();
  const read = jest.fn(() => new Promise<number>(() => undefined));
  const ask = kept(read, () => 0);
  const refused = expect(ask()).rejects.toThrow('too long');
  await jest.advanceTimersByTimeAsync(2_000);
  await refused;
  await expect(ask()).rejects.toThrow('too long');
  expect(read).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('reads the times of both databases', () => {
  expect(secondsSince(null)).toBe(0);
  expect(secondsSince(1_000, 4_000)).toBe(3);
  expect(secondsSince(new Date(1_000), 4_000)).toBe(3);
  expect(secondsSince('1970-01-01T00:00:01Z', 4_000)).toBe(3);
  expect(secondsSince(9_000, 4_000)).toBe(0);
});
