import { setTimeout as wait } from 'node:timers/promises';

const lookEveryMs = 20;
const withinMs = 5 * 60_000;

/**
 * Polls a page until it shows some text, and returns how long that took since `from`.
 * @param {string} address
 * @param {string} words
 * @param {number} from of `performance.now()`
 */
export async function untilServed(address, words, from) {
  while (performance.now() - from < withinMs) {
    const page = await (await fetch(address)).text();
    if (page.includes(words)) return performance.now() - from;
    await wait(lookEveryMs);
  }
  throw new Error(`${new URL(address).pathname} does not show "${words}".`);
}
