import { tooManyRequests } from '@lanternway/contracts/accounts/accounts';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** In words and in the header, and both say the same. */
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

/** Calls one after the other until one is refused for being too many, or so many have been made. */
export async function countUntilRefused(most: number, make: (index: number) => Promise<Answer>) {
  for (let made = 0; made < most; made += 1) {
    const answer = await make(made);
    if (answer.status === 429) return { made, answer };
  }
  return { made: most, answer: null };
}
