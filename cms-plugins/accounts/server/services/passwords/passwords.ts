import { availableParallelism } from 'node:os';
import path from 'node:path';
import { passwordMaximumBytes } from '@lanternway/contracts/fields/fields';
import type { Core } from '@strapi/strapi';
import type { ServiceBusyError } from '@lanternway/server-kit/errors';
import { createThreadPool, type ThreadPool } from '@lanternway/server-kit/jobs/thread-pool';
import { nobodys } from './hash';
import type { PasswordAnswer, PasswordJob } from './job';

export interface Passwords {
  /** Rejects with `ServiceBusyError` when too many wait. */
  hash(password: string): Promise<string>;
  /** Without a hash it does the same work and returns false, so that its time does not reveal who has an account. */
  matches(password: string, hash: string | null): Promise<boolean>;
  /** The error that a job would get now, or null. Asking this first makes a flood of requests cost next to nothing. */
  busy(): ServiceBusyError | null;
  /** How many passwords wait for a thread. */
  waiting(): number;
  stop(): Promise<void>;
}

export const createPasswords = (pool: ThreadPool<PasswordJob, PasswordAnswer>): Passwords => ({
  hash: async (password) => String(await pool.run({ kind: 'hash', password })),
  async matches(password, hash) {
    // No stored password is longer. Of a longer one bcrypt would read only the beginning, and might find it right.
    const isReadWhole = Buffer.byteLength(password) <= passwordMaximumBytes;
    const answer = await pool.run({ kind: 'match', password, hash: hash ?? nobodys });
    return answer === true && isReadWhole && hash !== null;
  },
  busy: () => pool.busy(),
  waiting: () => pool.waiting(),
  stop: () => pool.stop(),
});

export const passwords = (): Passwords =>
  createPasswords(
    createThreadPool({
      file: path.join(__dirname, 'worker.js'),
      threads: Math.min(4, Math.max(2, availableParallelism())),
      maxWaiting: 50,
      retryAfterS: 2,
    }),
  );

/** The hashing of this process. It has state: the threads that hash, and what waits for them. */
export const passwordsOf = (strapi: Core.Strapi): Passwords => strapi.plugin('accounts').service('passwords');
