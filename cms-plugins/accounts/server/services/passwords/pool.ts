import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { ServiceBusyError } from '@lanternway/server-kit/errors';
import type { PasswordAnswer, PasswordJob } from './job';

interface Task {
  job: PasswordJob;
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
  /** How often a worker has died over it. */
  deaths: number;
}

export interface PasswordPool {
  run<Job extends PasswordJob>(job: Job): Promise<PasswordAnswer<Job>>;
  /** What a job would be refused with now, or null. */
  busy(): ServiceBusyError | null;
  stop(): Promise<void>;
}

export interface PoolSettings {
  workers: number;
  /** How many jobs may wait for a worker. */
  mayWait: number;
  file: string;
  options: WorkerOptions;
}

const defaults: PoolSettings = {
  workers: Math.min(4, Math.max(2, availableParallelism())),
  mayWait: 50,
  file: path.join(__dirname, 'worker.js'),
  options: {},
};

const retryAfterS = 2;

/**
 * Threads that do nothing but hash, so that the server answers meanwhile. Each has one job at a time; what would make
 * the queue too long is refused with `ServiceBusyError`. A worker that dies is replaced, and its job is tried once more.
 */
export function createPasswordPool(settings: Partial<PoolSettings> = {}): PasswordPool {
  const { workers, mayWait, file, options } = { ...defaults, ...settings };
  const waiting: Task[] = [];
  const idle: Worker[] = [];
  const busy = new Map<Worker, Task>();
  let isStopped = false;

  function next(): void {
    while (waiting.length > 0 && (idle.length > 0 || busy.size < workers)) {
      const task = waiting.shift();
      if (task === undefined) return;
      const worker = idle.pop() ?? hire();
      busy.set(worker, task);
      worker.postMessage(task.job);
    }
  }

  function hire(): Worker {
    const worker = new Worker(file, options);
    // A server that is asked to end does not wait for threads that wait for work.
    worker.unref();
    let reason: Error | undefined;
    worker.on('message', (answer) => {
      const task = busy.get(worker);
      busy.delete(worker);
      idle.push(worker);
      task?.resolve(answer as never);
      next();
    });
    worker.on('error', (error) => (reason = error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => {
      bury(worker, reason ?? new Error('A thread that hashes passwords has ended.'));
    });
    return worker;
  }

  function bury(worker: Worker, reason: Error): void {
    const place = idle.indexOf(worker);
    if (place >= 0) idle.splice(place, 1);
    const task = busy.get(worker);
    busy.delete(worker);
    if (task === undefined) return;
    if (isStopped || task.deaths > 0) task.reject(reason);
    else waiting.unshift({ ...task, deaths: 1 });
    next();
  }

  const refusal = () => (isStopped || waiting.length >= mayWait ? new ServiceBusyError(retryAfterS) : null);

  return {
    busy: refusal,
    run: (job) =>
      new Promise((resolve, reject) => {
        const busy = refusal();
        if (busy !== null) {
          reject(busy);
          return;
        }
        waiting.push({ job, resolve, reject, deaths: 0 });
        next();
      }),
    async stop() {
      isStopped = true;
      for (const { reject } of waiting.splice(0)) reject(new ServiceBusyError(retryAfterS));
      await Promise.all([...idle, ...busy.keys()].map((worker) => worker.terminate()));
    },
  };
}
