/** A row of the table of counts. */
export interface Bucket {
  k: string;
  n: number;
  /** Milliseconds; PostgreSQL's driver hands them over as text. */
  reset_at: number | string;
}

/** One thing to count: its bucket, and when the bucket ends if it is new. */
export interface ToCount {
  k: string;
  resetAt: number;
}

type Run = (statement: string, values: (string | number)[]) => Promise<Bucket[]>;

/** Keeps a statement short enough for any database. */
const maxBatchSize = 100;

interface Waiting {
  counts: ToCount[];
  resolve: (counted: Bucket[]) => void;
  reject: (error: unknown) => void;
}

/**
 * Adds one to each bucket and returns the new counts. All counts of the same turn of the event loop go into one
 * statement: many requests at once would otherwise spend most of their time on counting.
 */
export function createCounting(run: Run, now: () => number): (counts: ToCount[]) => Promise<Bucket[]> {
  let waiting: Waiting[] = [];

  function countAll(): void {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += maxBatchSize) {
      void countTogether(all.slice(from, from + maxBatchSize));
    }
  }

  async function countTogether(together: Waiting[]): Promise<void> {
    try {
      const after = await run(...statementFor(together, now()));
      // Each request gets its own count, as if they had been counted one after the other.
      const left = new Map(after.map((bucket) => [bucket.k, bucket]));
      for (const { counts, resolve } of [...together].reverse()) {
        const counted = counts.flatMap(({ k }) => left.get(k) ?? []);
        for (const bucket of counted) left.set(bucket.k, { ...bucket, n: bucket.n - 1 });
        resolve(counted);
      }
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  }

  return (counts) =>
    new Promise((resolve, reject) => {
      waiting.push({ counts, resolve, reject });
      if (waiting.length === 1) setImmediate(countAll);
    });
}

/** One statement, so that any number of instances may count at the same moment. */
function statementFor(together: Waiting[], now: number): [statement: string, values: (string | number)[]] {
  const rows = new Map<string, { n: number; resetAt: number }>();
  for (const { k, resetAt } of together.flatMap(({ counts }) => counts)) {
    rows.set(k, { n: (rows.get(k)?.n ?? 0) + 1, resetAt });
  }
  // Always in the same order, so that statements that lock several rows never wait for each other in a ring.
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1));
  const places = sorted.map(() => '(?, ?, ?)').join(', ');
  return [
    `insert into rate_buckets (k, n, reset_at) values ${places}
  on conflict (k) do update set
    n = case when rate_buckets.reset_at <= ? then excluded.n else rate_buckets.n + excluded.n end,
    reset_at = case when rate_buckets.reset_at <= ? then excluded.reset_at else rate_buckets.reset_at end
  returning k, n, reset_at`,
    [...sorted.flatMap(([k, { n, resetAt }]) => [k, n, resetAt]), now, now],
  ];
}
