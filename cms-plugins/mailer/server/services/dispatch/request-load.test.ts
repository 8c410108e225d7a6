import { createRequestLoad } from './request-load';

let time: number;

beforeEach(() => (time = 1_000_000));

const loadOf = (maxWaitMs: number) =>
  createRequestLoad({ requests: 5, maxWaitMs }, () => {
    // Each look at the clock takes a while, so that waiting comes to its end.
    time += 1;
    return time;
  });

const waited = async (load: ReturnType<typeof loadOf>): Promise<number> => {
  const before = time;
  await load.untilLow();
  return time - before;
};

function ask(load: ReturnType<typeof loadOf>, times: number): void {
  for (let index = 0; index < times; index += 1) load.count();
}

it('lets mail go while few are asking', async () => {
  const load = loadOf(60_000);
  ask(load, 4);
  expect(await waited(load)).toBeLessThan(5);
});

it('delays mail while there are many requests, and no longer than allowed', async () => {
  const load = loadOf(12);
  ask(load, 9);
  expect(await waited(load)).toBeGreaterThanOrEqual(12);
});

it('knows when the load is low again', async () => {
  const load = loadOf(60_000);
  ask(load, 9);
  time += 250;
  expect(await waited(load)).toBeLessThan(5);
});
