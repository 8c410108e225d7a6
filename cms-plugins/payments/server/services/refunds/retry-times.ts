const seconds = [15, 60, 5 * 60, 15 * 60, 3600, 3 * 3600, 6 * 3600] as const;

/** When a refund is tried, or asked about, again: soon at first, and in the end four times a day. */
export function nextPollAt(attempts: number, now: Date): Date {
  const wait = seconds[Math.min(Math.max(attempts - 1, 0), seconds.length - 1)] ?? 15;
  return new Date(now.getTime() + wait * 1000);
}

/** How long a call to the provider may take. After that another process takes the refund over. */
export const callTimeoutMs = 90_000;

/** A refund that has not ended after this time needs a person to look at it. */
export const stuckAfterMs = { queued: 24 * 3_600_000, pending: 10 * 24 * 3_600_000 } as const;
