import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { createWorker, type Worker } from './worker';

let worker: Worker | undefined;

afterEach(async () => {
  await worker?.stop();
});

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await wait(2);
}

interface Begun {
  some: () => Promise<boolean>;
  onError?: (error: unknown) => void;
  lookEveryMs?: number;
  endWithinMs?: number;
}

function begin({ some, onError = () => undefined, lookEveryMs = 60_000, ...ending }: Begun): Worker {
  worker = createWorker({ some, onError }, { lookEveryMs, gatherMs: 1, ...ending });
  worker.start();
  return worker;
}

it('looks at the start, at every beat, and soon after it is woken', async () => {
  let looks = 0;
  const some = () => {
    looks += 1;
    return Promise.resolve(false);
  };
  begin({ some, lookEveryMs: 5 });
  await until(() => looks > 3);
  await worker?.stop();

  looks = 0;
  const { wake } = begin({ some });
  await until(() => looks === 1);
  wake();
  await until(() => looks === 2);
});

it('goes on at once while there is more', async () => {
  let left = 4;
  begin({ some: () => Promise.resolve((left -= 1) > 0) });
  await until(() => left === 0);
});

it('forgets no wake that comes while it is at work', async () => {
  const ends: (() => void)[] = [];
  const { wake } = begin({
    some: () =>
      new Promise<boolean>((resolve) =>
        ends.push(() => {
          resolve(false);
        }),
      ),
  });
  await until(() => ends.length === 1);
  wake();
  await wait(20);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await until(() => ends.length === 2);
  ends[1]?.();
});

it('goes on after a look that failed', async () => {
  const errors: unknown[] = [];
  let looks = 0;
  const { wake } = begin({
    some: () => {
      looks += 1;
      return looks === 1 ? Promise.reject(new Error('no database')) : Promise.resolve(false);
    },
    onError: (error) => errors.push(error),
  });
  await until(() => errors.length === 1);
  wake();
  await until(() => looks === 2);
  expect(errors).toEqual([new Error('no database')]);
});

it('waits at its end for what is under way, and begins nothing more', async () => {
  let end: (() => void) | undefined;
  let looks = 0;
  const { wake, stop } = begin({
    some: () => {
      looks += 1;
      return new Promise<boolean>((resolve) => {
        end = () => {
          resolve(true);
        };
      });
    },
  });
  await until(() => looks === 1);
  let isStopped = false;
  const stopping = stop().then(() => (isStopped = true));
  wake();
  await wait(10);
  expect(isStopped).toBe(false);
  end?.();
  await stopping;
  await wait(10);
  expect(looks).toBe(1);
});

it('does not wait for ever for somebody who does not answer', async () => {
  let looks = 0;
  const { stop } = begin({
    some: () => {
      looks += 1;
      return new Promise<boolean>(() => undefined);
    },
    endWithinMs: 20,
  });
  await until(() => looks === 1);
  await expect(stop()).resolves.toBeUndefined();
});

it('works outside of the request it was woken by', async () => {
  const request = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  const { wake } = begin({
    some: () => {
      seen.push(request.getStore());
      return Promise.resolve(false);
    },
  });
  await until(() => seen.length === 1);
  request.run('a request', wake);
  await until(() => seen.length === 2);
  expect(seen).toEqual([undefined, undefined]);
});
