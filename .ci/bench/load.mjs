import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';

/**
 * @typedef {import('./post-json.mjs').Sent} Sent
 * @typedef {{ statuses: Record<string, number>, tookMs: number[] }} Answered
 * `statuses`: how many answers of each status; 0 stands for a connection that broke or a call that took too long.
 */

/**
 * Sends requests over connections that each wait for their answer before they send again.
 * @param {{ url: string, connections: number, seconds: number, connectionRate?: number, overallRate?: number }} how
 * `connectionRate`: the most requests of one connection in a second; `overallRate`: of all of them
 * @param {() => Sent} next the next request
 * @returns {Promise<Answered>}
 */
export function sendLoad({ url, connections, seconds, connectionRate, overallRate }, next) {
  /** @type {Answered} */
  const answered = { statuses: {}, tookMs: [] };
  const count = (/** @type {number} */ status) =>
    (answered.statuses[status] = (answered.statuses[status] ?? 0) + 1);
  return new Promise((resolve, reject) => {
    const run = autocannon(
      {
        url,
        connections,
        duration: seconds,
        sampleInt: 100,
        timeout: seconds + 10,
        requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
        ...(connectionRate === undefined ? {} : { connectionRate }),
        ...(overallRate === undefined ? {} : { overallRate }),
      },
      (error) => (error ? reject(error) : resolve(answered)),
    );
    run.on('response', (_client, status, _bytes, tookMs) => {
      count(status);
      answered.tookMs.push(tookMs);
    });
    run.on('reqError', () => count(0));
  });
}

/**
 * Sends a number of requests each second, evenly spaced. Every connection sends one a second, so while a server takes
 * longer than a second, fewer are sent.
 * @param {{ url: string, perSecond: number, seconds: number }} how
 * @param {() => Sent} next
 * @returns {Promise<Answered>}
 */
export async function sendEvenly({ url, perSecond, seconds }, next) {
  const parts = await Promise.all(
    Array.from({ length: perSecond }, async (_, place) => {
      await wait((place * 1000) / perSecond);
      // Half a second is left for the last answer.
      return sendLoad({ url, connections: 1, seconds: seconds - 0.5, connectionRate: 1 }, next);
    }),
  );
  /** @type {Record<string, number>} */
  const statuses = {};
  for (const part of parts)
    for (const [status, count] of Object.entries(part.statuses))
      statuses[status] = (statuses[status] ?? 0) + count;
  return { statuses, tookMs: parts.flatMap(({ tookMs }) => tookMs) };
}
