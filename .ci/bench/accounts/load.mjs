/**
 * Sends logins to a server and, at the same time, cheap requests. Prints the results as JSON. Runs in its own process,
 * so that it measures the server and not itself.
 */
import { sendEvenly, sendLoad } from '../load.mjs';
import { quantile } from '../statistics.mjs';
import { logInOf } from './log-in.mjs';

/**
 * @typedef {{ url: string, login: { path: string, emailField: string }, emails: string[], password: string,
 *   seconds: number, clients: number, perSecond: number, probe: string | null }} Order
 * Each of the `clients` logs in repeatedly; in addition there are `perSecond` logins, evenly spaced.
 */

/** How many cheap requests are sent each second. */
const probesPerSecond = 50;

/** @type {Order} */
const order = JSON.parse(process.argv[2] ?? '');
const { url, seconds, probe } = order;
let turn = 0;

function nextLogin() {
  const email = order.emails[(turn += 1) % order.emails.length];
  return logInOf(order.login, email ?? '', order.password);
}

async function sendLogins() {
  if (order.clients > 0) return sendLoad({ url, connections: order.clients, seconds }, nextLogin);
  if (order.perSecond > 0) return sendEvenly({ url, perSecond: order.perSecond, seconds }, nextLogin);
  return { statuses: {}, tookMs: [] };
}

async function sendProbes() {
  if (probe === null) return [];
  const { statuses, tookMs } = await sendEvenly({ url, perSecond: probesPerSecond, seconds }, () => ({
    path: probe,
  }));
  // The time of a refusal would not be the time of an answer.
  if (Object.keys(statuses).join() !== '200')
    throw new Error(`${probe} was answered with ${JSON.stringify(statuses)}.`);
  return tookMs;
}

/** Waits until the server has no more logins to check; the next measurement must find it idle. */
async function waitUntilIdle() {
  for (;;) {
    const answer = await fetch(`${url}${order.login.path}`, nextLogin());
    if (answer.status === 200) return;
  }
}

const [logins, probesMs] = await Promise.all([sendLogins(), sendProbes()]);
console.log(
  JSON.stringify({ logins: logins.statuses, probes: probesMs.length, p99Ms: quantile(probesMs, 0.99) }),
);
await waitUntilIdle();
process.exit(0);
