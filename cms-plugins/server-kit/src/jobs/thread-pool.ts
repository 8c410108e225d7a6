import { Worker, type WorkerOptions } from 'node:worker_threads';
import { ServiceBusyError } from '../errors';

interface Task<Job, Answer> {
  job: Job;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  /** How often a thread has died over it. */
  deaths: number;
}

export interface ThreadPool<Job, Answer> {
  run: (job: Job) => Promise<Answer>;
  /** What a job would be refused with now, or null. */
  busy: () => ServiceBusyError | null;
  /** How many jobs wait for a thread. */
  waiting: () => number;
  stop: () => Promise<void>;
}

export interface ThreadPoolSettings {
  /** The compiled module that a thread runs: it answers each message with one message. */
  file: string;
  options?: WorkerOptions;
  threads: number;
  /** How many jobs may wait for a thread. */
  maxWaiting: number;
  retryAfterS: number;
}

/**
 * Threads for work that would keep the server from answering. Each begins with the first job that needs it and has one
 * job at a time; what would make the queue too long is refused with `ServiceBusyError`. A thread that dies is replaced,
 * and its job is tried once more.
 */
export function createThreadPool<Job, Answer>(settings: ThreadPoolSettings): ThreadPool<Job, Answer> {
  const { file, options, threads, maxWaiting, retryAfterS } = settings;
  const waiting: Task<Job, Answer>[] = [];
  const idle: Worker[] = [];
  const busy = new Map<Worker, Task<Job, Answer>>();
  let isStopped = false;

  function next(): void {
    while (waiting.length > 0 && (idle.length > 0 || busy.size < threads)) {
      const task = waiting.shift();
      if (task === undefined) return;
      try {
        give(task, idle.pop() ?? begin());
      } catch (error) {
        task.reject(error instanceof Error ? error : new Error(String(error)));
      }
    }
  }

  /** Throws where the job cannot be copied into the thread, which then waits for another one. */
  function give(task: Task<Job, Answer>, thread: Worker): void {
    busy.set(thread, task);
    try {
      thread.postMessage(task.job);
    } catch (error) {
      busy.delete(thread);
      idle.push(thread);
      throw error;
    }
  }

  function begin(): Worker {
    const thread = new Worker(file, options);
    // A server that is asked to end does not wait for threads that wait for work.
    thread.unref();
    let reason: Error | undefined;
    thread.on('message', (answer: Answer) => {
      const task = busy.get(thread);
      busy.delete(thread);
      idle.push(thread);
      task?.resolve(answer);
      next();
    });
    thread.on('error', (error) => (reason = error instanceof Error ? error : new Error(String(error))));
    thread.on('exit', () => {
      remove(thread, reason ?? new Error('A thread has ended over its work.'));
    });
    return thread;
  }

  function remove(thread: Worker, reason: Error): void {
    const place = idle.indexOf(thread);
    if (place >= 0) idle.splice(place, 1);
    const task = busy.get(thread);
    busy.delete(thread);
    if (task === undefined) return;
    if (isStopped || task.deaths > 0) task.reject(reason);
    else waiting.unshift({ ...task, deaths: 1 });
    next();
  }

  const refusal = () =>
    isStopped || waiting.length >= maxWaiting ? new ServiceBusyError(retryAfterS) : null;

  return {
    busy: refusal,
    waiting: () => waiting.length,
    run: (job) =>
      new Promise((resolve, reject) => {
        const refused = refusal();
        if (refused !== null) {
          reject(refused);
          return;
        }
        waiting.push({ job, resolve, reject, deaths: 0 });
        next();
      }),
    async stop() {
      isStopped = true;
      for (const { reject } of waiting.splice(0)) reject(new ServiceBusyError(retryAfterS));
      await Promise.all([...idle, ...busy.keys()].map((thread) => thread.terminate()));
    },
  };
}
