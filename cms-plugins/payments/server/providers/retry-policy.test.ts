import { partOf, retryAfterMs, timeShare, defaultRetryPolicy, withRetries, type Tried } from './retry-policy';
import { ProviderError, type ProviderFault } from './provider';

const policy = { tryMs: 400, totalMs: 1_000, tries: 3, firstWaitMs: 1 };

const failed = (fault: ProviderFault, waitMs: number | null = null, code = 'X'): Tried<never> => ({
  isDone: false,
  error: new ProviderError('paypal', fault, code, null),
  waitMs,
});

const done: Tried<string> = { isDone: true, value: 'done' };

/** Answers one after the other, the last of them for ever. */
function answering(...answers: Tried<string>[]) {
  const given: number[] = [];
  const attempt = (timeoutMs: number) => {
    given.push(timeoutMs);
    return Promise.resolve(answers[Math.min(given.length, answers.length) - 1] ?? done);
  };
  return { attempt, given };
}

it.each<[ProviderFault, number]>([
  ['rate', 3],
  ['busy', 3],
  ['unknown', 3],
  ['declined', 1],
  ['not_approved', 1],
  ['already_done', 1],
  ['gone', 1],
  ['invalid', 1],
  ['auth', 1],
])('after a fault of the kind %s it is tried %i times', async (fault, tries) => {
  const { attempt } = answering(failed(fault));
  expect(await withRetries(policy, true, attempt)).toMatchObject({ tries, last: { isDone: false } });
});

it('tries once what may not be repeated, and what cannot be read', async () => {
  expect((await withRetries(policy, false, answering(failed('unknown')).attempt)).tries).toBe(1);
  const odd = answering(failed('unknown', null, 'UNREADABLE_ANSWER'));
  expect((await withRetries(policy, true, odd.attempt)).tries).toBe(1);
});

it('ends with the first try that does', async () => {
  const { attempt } = answering(failed('busy'), done);
  expect(await withRetries(policy, true, attempt)).toEqual({ last: done, tries: 2 });
});

it('begins no wait that leaves no time for an answer', async () => {
  const { attempt } = answering(failed('rate', 1_000));
  expect((await withRetries(policy, true, attempt)).tries).toBe(1);
});

it('gives no try more than its time, and the last no more than is left', async () => {
  const { attempt, given } = answering(failed('busy', 800), done);
  await withRetries(policy, true, attempt);
  expect(given[0]).toBe(400);
  // Timers may end a millisecond early, so what is left is not told to the millisecond.
  expect(given[1]).toBeLessThan(250);
});

it('lets a command and the check after it share the time of one call', () => {
  const [command, check] = [timeShare.command, timeShare.checkAfter].map(
    (part) => partOf(defaultRetryPolicy, part).totalMs,
  );
  expect((command ?? 0) + (check ?? 0)).toBeCloseTo(defaultRetryPolicy.totalMs);
  expect(partOf(policy, timeShare.checkAfter).tryMs).toBeLessThan(policy.tryMs);
});

it.each([
  ['2', 2_000],
  [' 0 ', 0],
  ['', null],
  [null, null],
  ['soon', null],
  ['-1', null],
])('reads that it should wait "%s"', (value, ms) => {
  expect(retryAfterMs(value)).toBe(ms);
});

it('reads a time to wait for, also one that is over', () => {
  expect(retryAfterMs('Fri, 31 Dec 2100 23:59:59 GMT')).toBeGreaterThan(0);
  expect(retryAfterMs('Fri, 31 Dec 1999 23:59:59 GMT')).toBe(0);
});
