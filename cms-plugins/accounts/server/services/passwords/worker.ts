import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { verifySync as verifyBcryptSync } from '@node-rs/bcrypt';
import { argon2id, isBcrypt } from './hash';
import type { PasswordAnswer, PasswordJob } from './job';

/**
 * From 0 (usual) to 19 (last). Where both want the same processor, answering requests comes before hashing. At 10 a
 * thread still gets a tenth of it, so that nobody can keep parents from logging in by asking for pages.
 */
const niceness = 10;

// Linux counts threads as processes here, so this lowers only the worker. Elsewhere it would lower the whole server.
if (process.platform === 'linux') setPriority(niceness);

parentPort?.on('message', (job: PasswordJob) => {
  parentPort?.postMessage(work(job));
});

function work(job: PasswordJob): PasswordAnswer {
  if (job.kind === 'hash') return hashSync(job.password, argon2id);
  return isBcrypt(job.hash) ? verifyBcryptSync(job.password, job.hash) : verify(job);
}

/** A stored text that is not a hash matches no password, and must not end the thread. */
function verify({ password, hash }: Extract<PasswordJob, { kind: 'match' }>): boolean {
  try {
    return verifySync(hash, password);
  } catch {
    return false;
  }
}
