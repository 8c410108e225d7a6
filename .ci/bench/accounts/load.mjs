/**
 * Sends logins to a server and, at the same time, cheap requests. Prints the results as JSON. Runs in its own process,
 * so that it measures the server and not itself.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../statistics.mjs';
import { openLines, requestOf } from './lines.mjs';

/**
 * @typedef {{ url: string, login: { path: string, emailField: string }, emails: string[], password: string,
 *   seconds: number, clients: number, perSecond: number, probe: string | null }} Order
 * Each of the `clients` logs in again and again; in addition `perSecond` logins are started, however long each takes.
 */

/** @type {Order} */
const order = JSON.parse(process.argv[2] ?? '');
const ask = openLines(order.url);
const { path: loginPath, emailField } = order.login;
const logins = order.emails.map((email) =>
  requestOf(order.url, 'POST', loginPath, { [emailField]: email, password: order.password }),
);
const probing = order.probe === null ? null : requestOf(order.url, 'GET', order.probe);
const end = performance.now() + order.seconds * 1000;
const isOver = () => performance.now() >= end;

/** @type {Record<string, number>} */
const answers = {};
/** @type {number[]} */
const probesMs = [];
/** Logins that were started without waiting for them. @type {Promise<void>[]} */
const unanswered = [];
let turn = 0;

async function logIn() {
  turn += 1;
  const status = await ask(/** @type {Buffer} */ (logins[turn % logins.length]));
  // Answers after the end are not counted: a queue is not throughput.
  if (!isOver()) answers[status] = (answers[status] ?? 0) + 1;
}

async function logInAgainAndAgain() {
  while (!isOver()) await logIn();
}

async function beginLogins() {
  if (order.perSecond === 0) return;
  const start = performance.now();
  for (let begun = 0; !isOver(); begun += 1) {
    const due = start + (begun * 1000) / order.perSecond;
    if (due > performance.now()) await wait(due - performance.now());
    unanswered.push(logIn());
  }
}

/** A call that takes longer than the whole measurement counts with its time so far. */
async function probe() {
  while (probing !== null && !isOver()) {
    const start = performance.now();
    const status = await Promise.race([ask(probing), wait(end - start)]);
    // The time of a refusal would not be the time of an answer.
    if (status !== undefined && status !== 200)
      throw new Error(`${order.probe} was answered with ${status}.`);
    probesMs.push(performance.now() - start);
    await wait(10);
  }
}

await Promise.all([
  probe(),
  beginLogins(),
  ...Array.from({ length: order.clients }, () =>
    Promise.race([logInAgainAndAgain(), wait(order.seconds * 1000)]),
  ),
]);
console.log(JSON.stringify({ logins: answers, probes: probesMs.length, p99Ms: quantile(probesMs, 0.99) }));
// Open logins keep the server busy; the next measurement must find it idle.
await Promise.race([Promise.all(unanswered), wait(60_000)]);
process.exit(0);
