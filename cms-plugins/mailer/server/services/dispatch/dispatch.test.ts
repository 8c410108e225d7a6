import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { createDispatch, type Dispatch, type Pace, type Work } from './dispatch';

const pace: Pace = { pollIntervalMs: 60_000, atOnce: 2, stopWithinMs: 5_000 };

let dispatch: Dispatch | undefined;

afterEach(async () => {
  await dispatch?.stop();
});

function begin(work: Partial<Work>, change: Partial<Pace> = {}): Dispatch {
  dispatch = createDispatch(
    { take: () => Promise.resolve([]), onError: () => undefined, ...work },
    { ...pace, ...change },
  );
  dispatch.start();
  return dispatch;
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await wait(2);
}

/** Jobs that end when they are told to. */
function openJobs(count: number) {
  const ends: (() => void)[] = [];
  const waiting = Array.from(
    { length: count },
    () => () => new Promise<void>((resolve) => ends.push(resolve)),
  );
  return { ends, take: (max: number) => Promise.resolve(waiting.splice(0, max)), waiting };
}

it('looks at the start, at every beat, and when it is woken', async () => {
  let looks = 0;
  const take = () => {
    looks += 1;
    return Promise.resolve([]);
  };
  begin({ take }, { pollIntervalMs: 5 });
  await until(() => looks > 3);
  await dispatch?.stop();

  looks = 0;
  const { wake } = begin({ take });
  await until(() => looks === 1);
  wake();
  await until(() => looks === 2);
});

it('has no more under way than it may, and goes on as soon as one ends', async () => {
  const jobs = openJobs(3);
  const { wake } = begin(jobs);
  await until(() => jobs.ends.length === 2);
  wake();
  await wait(10);
  expect(jobs.waiting).toHaveLength(1);
  jobs.ends[1]?.();
  await until(() => jobs.ends.length === 3);
  for (const end of jobs.ends) end();
});

it('goes on after a look or a job that failed', async () => {
  const errors: unknown[] = [];
  let looks = 0;
  const { wake } = begin({
    take: () => {
      looks += 1;
      if (looks === 1) return Promise.reject(new Error('no database'));
      return Promise.resolve(looks === 2 ? [() => Promise.reject(new Error('no job'))] : []);
    },
    onError: (error) => errors.push(error),
  });
  await until(() => errors.length === 1);
  wake();
  await until(() => errors.length === 2 && looks > 2);
  expect(errors).toEqual([new Error('no database'), new Error('no job')]);
});

it('takes nothing before it is quiet', async () => {
  let becomeQuiet: (() => void) | undefined;
  const untilLoadIsLow = () => new Promise<void>((resolve) => (becomeQuiet = resolve));
  let looks = 0;
  const take = () => {
    looks += 1;
    return Promise.resolve([]);
  };
  begin({ take, untilLoadIsLow });
  await until(() => becomeQuiet !== undefined);
  await wait(10);
  expect(looks).toBe(0);
  becomeQuiet?.();
  await until(() => looks === 1);
});

it('waits at its end for what is under way, and takes nothing more', async () => {
  const jobs = openJobs(3);
  const { stop } = begin(jobs);
  await until(() => jobs.ends.length === 2);
  let isStopped = false;
  const stopping = stop().then(() => (isStopped = true));
  await wait(10);
  expect(isStopped).toBe(false);
  for (const end of jobs.ends) end();
  await stopping;
  expect(jobs.waiting).toHaveLength(1);
});

it('does not wait for ever', async () => {
  const jobs = openJobs(1);
  const { stop } = begin(jobs, { stopWithinMs: 5 });
  await until(() => jobs.ends.length === 1);
  await stop();
  expect(jobs.ends).toHaveLength(1);
});

it('works outside the transaction it was woken in', async () => {
  const transaction = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  const { wake } = begin({
    take: () => {
      seen.push(transaction.getStore());
      return Promise.resolve([]);
    },
  });
  await until(() => seen.length === 1);
  transaction.run('a transaction', wake);
  await until(() => seen.length === 2);
  expect(seen).toEqual([undefined, undefined]);
});
