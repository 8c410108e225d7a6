import { tooManyRequests } from '@lanternway/contracts/accounts/accounts';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** Checks for a 429 whose message and header give the same waiting time. */
export function expectTooMany(answer: Answer, atMostS: number, say = tooManyRequests): void {
  const seconds = Number(answer.headers['retry-after']);
  expect(answer.status).toBe(429);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(atMostS);
  expect(answer.body).toEqual({
    success: false,
    message: say(seconds),
    retryAfterS: seconds,
  });
}

/** Calls one after the other until one is refused for too many requests, or until `most` calls have been made. */
export async function countUntilRefused(most: number, make: (index: number) => Promise<Answer>) {
  for (let made = 0; made < most; made += 1) {
    const answer = await make(made);
    if (answer.status === 429) return { made, answer };
  }
  return { made: most, answer: null };
}
