import path from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { Letterhead } from '@lanternway/server-kit/platform';
import { ServiceBusyError } from '@lanternway/server-kit/errors';
import type { ReceiptRecord } from '../../orders/records';

/** Draws receipts in a thread of its own: a server that draws settles nothing meanwhile. */
export interface ReceiptPdfWorker {
  /** Rejects with `ServiceBusyError` where too many wait, and with what went wrong where it cannot be drawn. */
  draw: (receipt: ReceiptRecord, letterhead: Letterhead) => Promise<Buffer>;
  stop: () => Promise<void>;
}

/** Seconds after which a client may ask again for a receipt that found the queue full. */
const retryAfterS = 5;

export interface Job {
  id: number;
  receipt: ReceiptRecord;
  letterhead: Letterhead;
}

export type DrawResult = { id: number; file: Uint8Array } | { id: number; fault: string };

interface PendingJob {
  resolve: (file: Buffer) => void;
  reject: (error: Error) => void;
}

interface Thread {
  file: string;
  options: WorkerOptions;
  /** How many may be drawn or wait at a time. */
  max: number;
}

const defaults: Thread = { file: path.join(__dirname, 'worker-thread.js'), options: {}, max: 50 };

export const receiptPdfWorker = (): ReceiptPdfWorker => createReceiptPdfWorker();

/** The thread is begun by the first receipt. One that dies takes what it had with it, and the next receipt begins another. */
export function createReceiptPdfWorker(settings: Partial<Thread> = {}): ReceiptPdfWorker {
  const { file, options, max } = { ...defaults, ...settings };
  const waiting = new Map<number, PendingJob>();
  let thread: Worker | null = null;
  let lastId = 0;

  function begin(): Worker {
    const begun = new Worker(file, options);
    // A server that is asked to end does not wait for a thread that waits for work.
    begun.unref();
    begun.on('message', (drawn: DrawResult) => {
      const asked = waiting.get(drawn.id);
      waiting.delete(drawn.id);
      if ('file' in drawn) asked?.resolve(Buffer.from(drawn.file));
      else asked?.reject(new Error(drawn.fault));
    });
    begun.on('error', () => {
      end(begun);
    });
    begun.on('exit', () => {
      end(begun);
    });
    return begun;
  }

  function end(ended: Worker): void {
    if (thread !== ended) return;
    thread = null;
    for (const { reject } of waiting.values()) reject(new Error('The thread that draws receipts has ended.'));
    waiting.clear();
  }

  return {
    draw: (receipt, letterhead) =>
      new Promise((resolve, reject) => {
        if (waiting.size >= max) {
          reject(new ServiceBusyError(retryAfterS));
          return;
        }
        thread ??= begin();
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        thread.postMessage({ id: lastId, receipt, letterhead } satisfies Job);
      }),
    async stop() {
      await thread?.terminate();
    },
  };
}
