import { createPasswordPool, type PasswordPool } from './pool';

let pool: PasswordPool;

/** A pool whose threads run a few lines of their own. */
function poolOf(code: string, settings: { workers?: number; mayWait?: number } = {}): PasswordPool {
  pool = createPasswordPool({ workers: 1, ...settings, file: code, options: { eval: true } });
  return pool;
}

afterEach(() => pool.stop());

const inThread = "const { parentPort } = require('node:worker_threads');";
const echoes = `${inThread} parentPort.on('message', ({ password }) => parentPort.postMessage(password));`;
const never = `${inThread} parentPort.on('message', () => {});`;
const diesOf = `${inThread} parentPort.on('message', ({ password }) => {
  if (password === 'deadly') throw new Error('Died of it.');
  parentPort.postMessage(password);
});`;
const tellsItsThread = `const { parentPort, threadId } = require('node:worker_threads');
  parentPort.on('message', () => setTimeout(() => parentPort.postMessage(threadId), 50));`;

const hash = (password: string) => ({ kind: 'hash', password }) as const;

it('answers each job with its own result', async () => {
  const { run } = poolOf(echoes);
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((password) => run(hash(password))));
  expect(answers).toEqual(['a', 'b', 'c', 'd']);
});

it('shares the work between as many threads as it may have, and no more', async () => {
  const { run } = poolOf(tellsItsThread, { workers: 2 });
  const threads = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((password) => run(hash(password))));
  expect(new Set(threads).size).toBe(2);
});

it('refuses at once what would make the queue too long, and says when to come again', async () => {
  const { run, stop, busy } = poolOf(never, { mayWait: 2 });
  expect(busy()).toBeNull();
  const kept = Promise.allSettled(['at work', 'first', 'second'].map((password) => run(hash(password))));
  await expect(run(hash('third'))).rejects.toMatchObject({ name: 'ServiceBusyError', retryAfterS: 2 });
  expect(busy()).toMatchObject({ name: 'ServiceBusyError', retryAfterS: 2 });
  await stop();
  expect((await kept).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

it('tries a job once more in a new thread, and lets no other job suffer', async () => {
  const { run } = poolOf(diesOf);
  const deadly = run(hash('deadly'));
  const harmless = run(hash('harmless'));
  await expect(deadly).rejects.toThrow('Died of it.');
  expect(await harmless).toBe('harmless');
  expect(await run(hash('later'))).toBe('later');
});

it('gives a job that lost its thread by accident its answer after all', async () => {
  const lives = new SharedArrayBuffer(4);
  const code = `const { parentPort, workerData } = require('node:worker_threads');
    parentPort.on('message', ({ password }) => {
      if (Atomics.add(new Int32Array(workerData), 0, 1) === 0) process.exit(1);
      parentPort.postMessage(password);
    });`;
  pool = createPasswordPool({ workers: 1, file: code, options: { eval: true, workerData: lives } });
  expect(await pool.run(hash('survivor'))).toBe('survivor');
});

it('takes nothing more once it has stopped', async () => {
  const { run, stop } = poolOf(echoes);
  await stop();
  await expect(run(hash('late'))).rejects.toMatchObject({ name: 'ServiceBusyError' });
});
