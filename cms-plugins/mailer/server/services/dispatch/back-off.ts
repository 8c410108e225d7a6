const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long is waited after the first failed attempt, the second, and so on; together about a day. */
export const waitsMs: readonly number[] = [
  10 * second,
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  8 * hour,
];

/**
 * When a mail that has failed `attempts` times is tried again; null: not any more. A mail that expires before that is due
 * when it expires, so that it is not shown as waiting for longer.
 */
export function nextAttempt(attempts: number, now: Date, expiresAt: Date | null): Date | null {
  const wait = waitsMs[attempts - 1];
  if (wait === undefined) return null;
  const next = new Date(now.getTime() + wait);
  return expiresAt !== null && expiresAt < next ? expiresAt : next;
}
