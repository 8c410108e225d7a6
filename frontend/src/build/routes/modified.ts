/** When an entry changed. A bulk publish changes only `publishedAt`. */
export interface DatedEntry {
  updatedAt?: unknown;
  publishedAt?: unknown;
}

function timeOf(value: unknown): number {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? 0 : time;
}

/** ISO time of the latest change among the entries; null if none has a date. */
export function latestChange(entries: readonly DatedEntry[]): string | null {
  const times = entries.flatMap(({ updatedAt, publishedAt }) => [timeOf(updatedAt), timeOf(publishedAt)]);
  const latest = Math.max(0, ...times);
  return latest === 0 ? null : new Date(latest).toISOString();
}
