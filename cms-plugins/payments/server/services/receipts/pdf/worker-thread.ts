import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { paperPdf } from './pdf';
import type { DrawResult, Job } from './worker';

/** Of 0 (as everybody) to 19: where both want the same processor, settling comes before drawing. */
const niceness = 10;

// Linux counts threads as processes here, so this lowers only this thread. Elsewhere it would lower the whole server.
if (process.platform === 'linux') setPriority(niceness);

parentPort?.on('message', (job: Job) => {
  void draw(job).then((drawn) => parentPort?.postMessage(drawn));
});

async function draw({ paper, letterhead }: Job): Promise<DrawResult> {
  try {
    return { file: await paperPdf(paper, letterhead) };
  } catch (error) {
    // What could not be drawn may be anybody's name: the kind of fault is all that goes on.
    return { fault: error instanceof Error ? error.name : 'unknown reason' };
  }
}
