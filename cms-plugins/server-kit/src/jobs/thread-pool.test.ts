import { createThreadPool, type ThreadPool } from './thread-pool';

let pool: ThreadPool<string, unknown>;

/** A pool whose threads run a few lines of their own. */
function poolOf(
  code: string,
  settings: { threads?: number; maxWaiting?: number; workerData?: unknown } = {},
): typeof pool {
  const { threads = 1, maxWaiting = 50, workerData } = settings;
  pool = createThreadPool({
    threads,
    maxWaiting,
    retryAfterS: 2,
    file: code,
    options: { eval: true, workerData },
  });
  return pool;
}

afterEach(() => pool.stop());

const inThread = "const { parentPort } = require('node:worker_threads');";
const echoes = `${inThread} parentPort.on('message', (job) => parentPort.postMessage(job));`;
const never = `${inThread} parentPort.on('message', () => {});`;
const diesOf = `${inThread} parentPort.on('message', (job) => {
  if (job === 'deadly') throw new Error('Died of it.');
  parentPort.postMessage(job);
});`;
const tellsItsThread = `const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', () => setTimeout(() => parentPort.postMessage(threadId), 50));`;

it('answers each job with its own result', async () => {
  const { run } = poolOf(echoes);
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((job) => run(job)));
  expect(answers).toEqual(['a', 'b', 'c', 'd']);
});

it('shares the work between as many threads as it may have, and no more', async () => {
  const { run } = poolOf(tellsItsThread, { threads: 2 });
  const threads = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((job) => run(job)));
  expect(new Set(threads).size).toBe(2);
});

it('refuses at once what would make the queue too long, and says when to come again', async () => {
  const { run, stop, busy } = poolOf(never, { maxWaiting: 2 });
  expect(busy()).toBeNull();
  const kept = Promise.allSettled(['at work', 'first', 'second'].map((job) => run(job)));
  await expect(run('third')).rejects.toMatchObject({ name: 'ServiceBusyError', retryAfterS: 2 });
  expect(busy()).toMatchObject({ name: 'ServiceBusyError', retryAfterS: 2 });
  await stop();
  expect((await kept).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

it('tries a job once more in a new thread, and lets no other job suffer', async () => {
  const { run } = poolOf(diesOf);
  const deadly = run('deadly');
  const harmless = run('harmless');
  await expect(deadly).rejects.toThrow('Died of it.');
  expect(await harmless).toBe('harmless');
  expect(await run('later')).toBe('later');
});

it('gives a job that lost its thread by accident its answer after all', async () => {
  const lives = new SharedArrayBuffer(4);
  const code = `const { parentPort, workerData } = require('node:worker_threads');
    parentPort.on('message', (job) => {
      if (Atomics.add(new Int32Array(workerData), 0, 1) === 0) process.exit(1);
      parentPort.postMessage(job);
    });`;
  const { run } = poolOf(code, { workerData: lives });
  expect(await run('survivor')).toBe('survivor');
});

it('takes nothing more once it has stopped', async () => {
  const { run, stop } = poolOf(echoes);
  await stop();
  await expect(run('late')).rejects.toMatchObject({ name: 'ServiceBusyError' });
});

it('refuses a job that cannot be sent to a thread, and has the thread for the next one', async () => {
  const { run } = poolOf(echoes);
  const unsendable = (() => 'no function can be copied') as unknown as string;
  await expect(run(unsendable)).rejects.toThrow('could not be cloned');
  expect(await run('next')).toBe('next');
});
