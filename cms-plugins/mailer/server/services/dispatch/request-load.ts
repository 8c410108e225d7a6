import { setTimeout as wait } from 'node:timers/promises';

/** How many requests have just come to this process. Mail is put off while they are many: load shedding. */
export interface RequestLoad {
  /** To be called at each request. */
  count: () => void;
  /** Resolves when the load is low, and in any case before long: mail is put off, not left. */
  untilLow: () => Promise<void>;
}

interface Threshold {
  /** So many requests in a tenth of a second are a high load. */
  requests: number;
  /** The longest wait for it to end. */
  maxWaitMs: number;
}

const spanMs = 100;

export function createRequestLoad(
  { requests, maxWaitMs }: Threshold,
  now: () => number = Date.now,
): RequestLoad {
  let span = 0;
  let inSpan = 0;
  let before = 0;

  function turnOver(): void {
    const current = Math.floor(now() / spanMs);
    if (current === span) return;
    before = current === span + 1 ? inSpan : 0;
    inSpan = 0;
    span = current;
  }

  function isHigh(): boolean {
    turnOver();
    return Math.max(inSpan, before) >= requests;
  }

  return {
    count() {
      turnOver();
      inSpan += 1;
    },
    async untilLow() {
      const end = now() + maxWaitMs;
      while (isHigh() && now() < end) await wait(spanMs / 2, undefined, { ref: false });
    },
  };
}
