import { setTimeout as wait } from 'node:timers/promises';

/** Whether many are asking something of this process at the moment. */
export interface Rush {
  /** To be called at each request. */
  note: () => void;
  /** Comes back when it is over, and in any case before long: mail is put off, not left. */
  untilOver: () => Promise<void>;
}

interface Measure {
  /** So many requests in a tenth of a second are a rush. */
  requests: number;
  /** The longest that is waited at a time. */
  mostMs: number;
}

const spanMs = 100;

export function createRush({ requests, mostMs }: Measure, now: () => number = Date.now): Rush {
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

  function isOn(): boolean {
    turnOver();
    return Math.max(inSpan, before) >= requests;
  }

  return {
    note() {
      turnOver();
      inSpan += 1;
    },
    async untilOver() {
      const end = now() + mostMs;
      while (isOn() && now() < end) await wait(spanMs / 2, undefined, { ref: false });
    },
  };
}
