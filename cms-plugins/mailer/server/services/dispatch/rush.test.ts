import { createRush } from './rush';

let time: number;

beforeEach(() => (time = 1_000_000));

const rushOf = (mostMs: number) =>
  createRush({ requests: 5, mostMs }, () => {
    // Each look at the clock takes a while, so that waiting comes to its end.
    time += 1;
    return time;
  });

const waited = async (rush: ReturnType<typeof rushOf>): Promise<number> => {
  const before = time;
  await rush.untilOver();
  return time - before;
};

function ask(rush: ReturnType<typeof rushOf>, times: number): void {
  for (let index = 0; index < times; index += 1) rush.note();
}

it('lets mail go while few are asking', async () => {
  const rush = rushOf(60_000);
  ask(rush, 4);
  expect(await waited(rush)).toBeLessThan(5);
});

it('holds mail back in a rush, and no longer than it may', async () => {
  const rush = rushOf(12);
  ask(rush, 9);
  expect(await waited(rush)).toBeGreaterThanOrEqual(12);
});

it('knows that a rush is over', async () => {
  const rush = rushOf(60_000);
  ask(rush, 9);
  time += 250;
  expect(await waited(rush)).toBeLessThan(5);
});
