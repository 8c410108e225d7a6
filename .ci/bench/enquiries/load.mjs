/**
 * Sends leads over a number of connections for some time, and prints the results as JSON. Runs in its own process, so
 * that it measures the server and not itself.
 */
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { quantile } from '../statistics.mjs';
import { leadOf } from './lead.mjs';

/**
 * @typedef {{ url: string, path: string, isWrapped: boolean, first: number, seconds: number, clients: number }} Order
 */

/** @type {Order} */
const order = JSON.parse(process.argv[2] ?? '');
const agent = new http.Agent({ keepAlive: true, maxSockets: order.clients });
const end = performance.now() + order.seconds * 1000;

/** @type {Record<string, number>} */
const answers = {};
/** @type {number[]} */
const tookMs = [];
let next = order.first;

/** @param {number} number @returns {Promise<number>} the status */
function send(number) {
  const body = JSON.stringify(leadOf(number, order.isWrapped));
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Idempotency-Key': randomUUID(),
    // Every lead comes from another parent at another address.
    'X-Forwarded-For': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  };
  return new Promise((resolve) => {
    const request = http.request(
      `${order.url}${order.path}`,
      { method: 'POST', agent, headers },
      (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    request.once('error', () => resolve(0));
    request.end(body);
  });
}

async function sendAgainAndAgain() {
  while (performance.now() < end) {
    const start = performance.now();
    const status = await send((next += 1));
    // Answers after the end count as sent, but not for the pace.
    answers[status] = (answers[status] ?? 0) + 1;
    if (performance.now() < end) tookMs.push(performance.now() - start);
  }
}

await Promise.all(Array.from({ length: order.clients }, sendAgainAndAgain));
agent.destroy();
console.log(
  JSON.stringify({
    answers,
    last: next,
    perSecond: tookMs.length / order.seconds,
    p50Ms: quantile(tookMs, 0.5),
    p99Ms: quantile(tookMs, 0.99),
  }),
);
