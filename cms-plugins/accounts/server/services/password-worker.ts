import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/bcrypt';
import type { PasswordJob } from './password-job';

/** bcrypt's own measure of work: 2 to this power rounds. */
const cost = 10;

/**
 * Of 0 (as everybody) to 19. Answering comes before hashing where the two want the same processor; at 10 a thread still
 * gets a tenth of it, so that nobody can keep parents out by asking for pages.
 */
const niceness = 10;

// Linux counts threads as processes here, so this lowers the worker alone. Elsewhere it would lower the whole server.
if (process.platform === 'linux') setPriority(niceness);

parentPort?.on('message', (job: PasswordJob) => {
  parentPort?.postMessage(work(job));
});

function work(job: PasswordJob): string | boolean {
  return job.kind === 'hash' ? hashSync(job.password, cost) : verifySync(job.password, job.hash);
}
