import { setTimeout as sleep } from 'node:timers/promises';
import { ProviderError, type ProviderFault } from './provider';

/** How long a provider is waited for, and how often a call is tried. */
export interface RetryPolicy {
  /** One try, in ms. */
  tryMs: number;
  /** All tries of a call with the waits between them. */
  totalMs: number;
  tries: number;
  /** Before the second try; doubled before the third. */
  firstWaitMs: number;
}

/** Twelve seconds at most: a person may be waiting for the answer. */
export const defaultRetryPolicy: RetryPolicy = { tryMs: 8_000, totalMs: 12_000, tries: 3, firstWaitMs: 300 };

/**
 * A command and the check of its result share the time of one call, so that both end within the time that callers
 * count on.
 */
export const timeShare = { command: 2 / 3, checkAfter: 1 / 3 } as const;

export const partOf = (policy: RetryPolicy, part: number): RetryPolicy => ({
  ...policy,
  tryMs: Math.min(policy.tryMs, policy.totalMs * part),
  totalMs: policy.totalMs * part,
});

/** What came of one try. `waitMs` is what the provider asked us to wait. */
export type Tried<T> =
  { isDone: true; value: T } | { isDone: false; error: ProviderError; waitMs: number | null };

export interface Ended<T> {
  last: Tried<T>;
  tries: number;
}

/** Faults that may be gone a moment later. */
const passing: readonly ProviderFault[] = ['rate', 'busy', 'unknown'];

/** An answer that we cannot read will not read better the next time. */
export const unreadable = 'UNREADABLE_ANSWER';

export const isUnreadable = (error: unknown): boolean =>
  error instanceof ProviderError && error.code === unreadable;

/**
 * Tries a call again where it may be repeated: a read, or a call with a key that makes the second of two the same as the
 * first. Waits are random, so that many buyers do not come back in the same moment.
 */
export async function withRetries<T>(
  policy: RetryPolicy,
  isRepeatable: boolean,
  attempt: (timeoutMs: number) => Promise<Tried<T>>,
): Promise<Ended<T>> {
  const end = Date.now() + policy.totalMs;
  for (let tries = 1; ; tries += 1) {
    const last = await attempt(Math.max(1, Math.min(policy.tryMs, end - Date.now())));
    if (last.isDone || !isRepeatable || tries >= policy.tries || !mayPass(last.error)) return { last, tries };
    const waitMs = last.waitMs ?? policy.firstWaitMs * 2 ** (tries - 1) * (0.5 + Math.random());
    // A wait that leaves no time for an answer is not begun.
    if (Date.now() + waitMs + policy.firstWaitMs > end) return { last, tries };
    await sleep(waitMs);
  }
}

const mayPass = ({ fault, code }: ProviderError): boolean => passing.includes(fault) && code !== unreadable;

/** RFC 9110, section 10.2.3: seconds or a date. */
export function retryAfterMs(value: string | null): number | null {
  if (value === null || value.trim() === '') return null;
  if (/^\d{1,6}$/.test(value.trim())) return Number(value) * 1000;
  const at = /^[A-Za-z]{3}, /.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}
