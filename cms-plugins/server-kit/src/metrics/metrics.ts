import { Counter, Gauge, Histogram, type Metric } from 'prom-client';

/** What a plugin offers to those who watch the server, as its service `watched`. The CMS collects it by this name. */
export interface Watched {
  metrics: readonly Metric[];
  /** Names of its workers that should have polled and have not. */
  silentWorkers: () => string[];
}

interface Named {
  name: string;
  /** A sentence for people, who read it next to the numbers. */
  help: string;
  /** Each has few values, and none that strangers choose, because every value stays as a line for ever. */
  labelNames?: string[];
}

// They belong to no registry until the CMS has one; until then counting costs next to nothing.
const nowhere = { registers: [] };

export const counter = (named: Named): Counter => new Counter({ ...named, ...nowhere });

export const histogram = (named: Named, buckets: number[]): Histogram =>
  new Histogram({ ...named, buckets, ...nowhere });

/** A number, or one for each value of the only label; null where there is none to tell. */
export type Reading = number | Readonly<Record<string, number>> | null;

/** A number that is read when somebody looks. One that cannot be read is absent, and nothing else fails with it. */
export function gauge(
  { labelName, ...named }: Omit<Named, 'labelNames'> & { labelName?: string },
  read: () => Reading | Promise<Reading>,
): Gauge {
  return new Gauge({
    ...named,
    ...nowhere,
    labelNames: labelName === undefined ? [] : [labelName],
    async collect() {
      const reading = await readOrNull(read);
      this.reset();
      // A gauge without labels is 0 after a reset, which would be a lie.
      if (labelName === undefined) this.remove();
      if (reading === null) return;
      if (typeof reading === 'number') this.set(reading);
      else if (labelName !== undefined) {
        for (const [value, number] of Object.entries(reading)) this.set({ [labelName]: value }, number);
      }
    },
  });
}

async function readOrNull(read: () => Reading | Promise<Reading>): Promise<Reading> {
  try {
    return await read();
  } catch {
    return null;
  }
}

const keptMs = 5_000;
const withinMs = 2_000;

/**
 * Keeps what was read for some seconds, even a failure, so that those who look often do not burden a database. Rejects if
 * reading fails or takes too long.
 */
export function kept<Value>(read: () => Promise<Value>, now: () => number = Date.now): () => Promise<Value> {
  let readAt = -Infinity;
  let last: Promise<Value> | undefined;
  return () => {
    if (last === undefined || now() - readAt >= keptMs) {
      readAt = now();
      last = inTime(read());
    }
    return last;
  };
}

async function inTime<Value>(reading: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('It took too long.'));
    }, withinMs);
  });
  try {
    return await Promise.race([reading, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Seconds since a time; 0 if there is none, as then nothing waits. */
export const secondsSince = (time: unknown, now = Date.now()): number => {
  if (time === null || time === undefined) return 0;
  // SQLite keeps milliseconds, PostgreSQL's driver gives a Date.
  const at =
    time instanceof Date ? time.getTime() : typeof time === 'number' ? time : Date.parse(String(time));
  return Math.max(0, (now - at) / 1000);
};
