import path from 'node:path';
import { ServiceBusyError } from '@lanternway/server-kit/errors';
import { createThreadPool, type ThreadPoolSettings } from '@lanternway/server-kit/jobs/thread-pool';
import type { Letterhead } from '@lanternway/server-kit/platform';
import type { Paper } from './paper';

/** Draws receipts and notes in a thread of its own: a server that draws settles nothing meanwhile. */
export interface ReceiptPdfWorker {
  /** Rejects with `ServiceBusyError` where too many wait, and with what went wrong where it cannot be drawn. */
  draw: (paper: Paper, letterhead: Letterhead) => Promise<Buffer>;
  stop: () => Promise<void>;
}

export interface Job {
  paper: Paper;
  letterhead: Letterhead;
}

export type DrawResult = { file: Uint8Array } | { fault: string };

const defaults: ThreadPoolSettings = {
  file: path.join(__dirname, 'worker-thread.js'),
  threads: 1,
  maxWaiting: 49,
  retryAfterS: 5,
};

export const receiptPdfWorker = (): ReceiptPdfWorker => createReceiptPdfWorker();

export function createReceiptPdfWorker(settings: Partial<ThreadPoolSettings> = {}): ReceiptPdfWorker {
  const pool = createThreadPool<Job, DrawResult>({ ...defaults, ...settings });
  return {
    async draw(paper, letterhead) {
      const drawn = await pool.run({ paper, letterhead }).catch((error: unknown) => {
        if (error instanceof ServiceBusyError) throw error;
        // What the thread died of may be anybody's name, so it is not passed on.
        throw new Error('The thread that draws receipts has ended.');
      });
      if ('fault' in drawn) throw new Error(drawn.fault);
      return Buffer.from(drawn.file);
    },
    stop: () => pool.stop(),
  };
}
