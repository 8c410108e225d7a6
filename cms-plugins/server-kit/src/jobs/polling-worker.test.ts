import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { createPollingWorker, type PollingWorker } from './polling-worker';
import type { Wakes } from './wakes';

let worker: PollingWorker | undefined;

afterEach(async () => {
  await worker?.stop();
});

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await wait(2);
}

interface Settings {
  workOnBatch: () => Promise<boolean>;
  onError?: (error: unknown) => void;
  pollIntervalMs?: number;
  stopTimeoutMs?: number;
  restTimes?: number;
}

function startWorker({
  workOnBatch,
  onError = () => undefined,
  pollIntervalMs = 60_000,
  ...ending
}: Settings): PollingWorker {
  worker = createPollingWorker(
    { name: 'tests worker', workOnBatch, onError },
    { pollIntervalMs, batchDelayMs: 1, ...ending },
  );
  worker.start();
  return worker;
}

it('polls at the start, at every interval, and soon after it is woken', async () => {
  let polls = 0;
  const workOnBatch = () => {
    polls += 1;
    return Promise.resolve(false);
  };
  startWorker({ workOnBatch, pollIntervalMs: 5 });
  await until(() => polls > 3);
  await worker?.stop();

  polls = 0;
  const { wake } = startWorker({ workOnBatch });
  await until(() => polls === 1);
  wake();
  await until(() => polls === 2);
});

it('goes on at once while there is more', async () => {
  let left = 4;
  startWorker({ workOnBatch: () => Promise.resolve((left -= 1) > 0) });
  await until(() => left === 0);
});

it('rests between two batches if it is to, and ends while it rests', async () => {
  let batches = 0;
  const workOnBatch = async () => {
    batches += 1;
    await wait(5);
    return true;
  };
  const { stop } = startWorker({ workOnBatch, restTimes: 100_000 });
  await until(() => batches === 1);
  await wait(20);
  expect(batches).toBe(1);
  await stop();
  expect(batches).toBe(1);
});

it('forgets no wake that comes while it is at work', async () => {
  const ends: (() => void)[] = [];
  const { wake } = startWorker({
    workOnBatch: () =>
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

it('goes on after a poll that failed', async () => {
  const errors: unknown[] = [];
  let polls = 0;
  const { wake } = startWorker({
    workOnBatch: () => {
      polls += 1;
      return polls === 1 ? Promise.reject(new Error('no database')) : Promise.resolve(false);
    },
    onError: (error) => errors.push(error),
  });
  await until(() => errors.length === 1);
  wake();
  await until(() => polls === 2);
  expect(errors).toEqual([new Error('no database')]);
});

it('waits at its end for what is under way, and begins nothing more', async () => {
  let end: (() => void) | undefined;
  let polls = 0;
  const { wake, stop } = startWorker({
    workOnBatch: () => {
      polls += 1;
      return new Promise<boolean>((resolve) => {
        end = () => {
          resolve(true);
        };
      });
    },
  });
  await until(() => polls === 1);
  let isStopped = false;
  const stopping = stop().then(() => (isStopped = true));
  wake();
  await wait(10);
  expect(isStopped).toBe(false);
  end?.();
  await stopping;
  await wait(10);
  expect(polls).toBe(1);
});

it('does not wait for ever for a server that does not answer', async () => {
  let polls = 0;
  const { stop } = startWorker({
    workOnBatch: () => {
      polls += 1;
      return new Promise<boolean>(() => undefined);
    },
    stopTimeoutMs: 20,
  });
  await until(() => polls === 1);
  await expect(stop()).resolves.toBeUndefined();
});

it('works outside of the request it was woken by', async () => {
  const request = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  const { wake } = startWorker({
    workOnBatch: () => {
      seen.push(request.getStore());
      return Promise.resolve(false);
    },
  });
  await until(() => seen.length === 1);
  request.run('a request', wake);
  await until(() => seen.length === 2);
  expect(seen).toEqual([undefined, undefined]);
});

it('is woken by another process while it works, and wakes another one where it does not', async () => {
  const told: string[] = [];
  const heard = new Map<string, () => void>();
  const wakes: Wakes = {
    tell: (name) => told.push(name),
    hear(name, wake) {
      heard.set(name, wake);
      return () => heard.delete(name);
    },
  };
  let polls = 0;
  const workOnBatch = () => {
    polls += 1;
    return Promise.resolve(false);
  };
  worker = createPollingWorker(
    { name: 'tests worker', workOnBatch, onError: () => undefined, wakes: () => wakes },
    { pollIntervalMs: 60_000, batchDelayMs: 1 },
  );
  worker.wake();
  expect(told).toEqual(['tests worker']);
  worker.start();
  await until(() => polls === 1);
  heard.get('tests worker')?.();
  await until(() => polls === 2);
  worker.wake();
  await until(() => polls === 3);
  expect(told).toHaveLength(1);
  await worker.stop();
  expect(heard.size).toBe(0);
});
