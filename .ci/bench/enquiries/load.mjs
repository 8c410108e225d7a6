/**
 * Sends leads over a number of connections for some time, and prints the results as JSON. Runs in its own process, so
 * that it measures the server and not itself.
 */
import { randomUUID } from 'node:crypto';
import { sendLoad } from '../load.mjs';
import { postJson } from '../post-json.mjs';
import { quantile } from '../statistics.mjs';
import { leadOf } from './lead.mjs';

/**
 * @typedef {{ url: string, path: string, isWrapped: boolean, first: number, seconds: number, clients: number }} Order
 */

/** @type {Order} */
const { url, path, isWrapped, first, seconds, clients } = JSON.parse(process.argv[2] ?? '');
let last = first;

function nextLead() {
  const number = (last += 1);
  return postJson(path, leadOf(number, isWrapped), {
    'Idempotency-Key': randomUUID(),
    // Every lead comes from another parent at another address.
    'X-Forwarded-For': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  });
}

const { statuses, tookMs } = await sendLoad({ url, connections: clients, seconds }, nextLead);
console.log(
  JSON.stringify({
    answers: statuses,
    last,
    taken: tookMs.length,
    perSecond: tookMs.length / seconds,
    p50Ms: quantile(tookMs, 0.5),
    p99Ms: quantile(tookMs, 0.99),
  }),
);
