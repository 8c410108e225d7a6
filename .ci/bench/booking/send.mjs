/** Sends requests of one kind for some time, and prints the results as JSON. Runs in its own process, to measure the server and not itself. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { leadOf } from '../enquiries/lead.mjs';

/**
 * @typedef {{ url: string, what: 'slots' | 'holds' | 'leads', seconds: number, first: number, connections?: number,
 *   perSecond?: number, times?: string[] }} Order
 * `connections`: each sends again once it is answered. `perSecond`: so many are sent, evenly spaced, however long they take.
 * @typedef {{ answers: Record<string, number>, last: number, tookMs: number[] }} Sent
 */

/** @type {Order} */
const { url, what, seconds, first, connections, perSecond, times = [] } = JSON.parse(process.argv[2] ?? '');
const agent = new Agent({ keepAlive: true });
const { hostname, port } = new URL(url);
/** @type {Sent} */
const sent = { answers: {}, last: first, tookMs: [] };

/** @param {number} number @returns {{ method: string, path: string, body?: object }} */
function nextCall(number) {
  const level = (number % 10) + 1;
  if (what === 'slots')
    return { method: 'GET', path: `/api/classes/slots?kind=free-math&level=${String(level)}` };
  if (what === 'leads') return { method: 'POST', path: '/api/auth/students', body: leadOf(number, false) };
  // Spread over all times, so that few want the same.
  const at = times[(number * 7919) % times.length];
  return { method: 'POST', path: '/api/classes/holds', body: { kind: 'free-math', level, at } };
}

/** @returns {Promise<void>} */
function send() {
  const number = (sent.last += 1);
  const { method, path, body } = nextCall(number);
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': randomUUID(),
    // Everybody is at another address.
    'X-Forwarded-For': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  };
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (/** @type {number} */ status) => {
      sent.answers[status] = (sent.answers[status] ?? 0) + 1;
      sent.tookMs.push(performance.now() - start);
      resolve();
    };
    const call = request({ hostname, port, method, path, headers, agent }, (answer) => {
      answer.resume().once('end', () => end(answer.statusCode ?? 0));
    });
    call.once('error', () => end(0));
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const begun = performance.now();
const isOver = () => performance.now() - begun >= seconds * 1000;

async function sendOneByOne() {
  while (!isOver()) await send();
}

async function sendEvenly(/** @type {number} */ rate) {
  /** @type {Promise<void>[]} */
  const waiting = [];
  for (let number = 0; !isOver(); number += 1) {
    await wait(Math.max(0, (number * 1000) / rate - (performance.now() - begun)));
    waiting.push(send());
  }
  await Promise.all(waiting);
}

await (perSecond === undefined
  ? Promise.all(Array.from({ length: connections ?? 1 }, sendOneByOne))
  : sendEvenly(perSecond));
agent.destroy();
console.log(JSON.stringify(sent));
