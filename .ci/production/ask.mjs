import { spawnSync } from 'node:child_process';
import { Agent, request } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { site } from './installation.mjs';

/**
 * `status` 0 stands for no answer.
 * @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, text: string }} Answer
 * @typedef {{ method?: string, body?: string | Buffer, headers?: Record<string, string> }} How
 */

/** Like a browser: connections to the proxy are kept. The certificate is checked against NODE_EXTRA_CA_CERTS. */
const agent = new Agent({ keepAlive: true, maxSockets: 100 });

/** Asks the site through the proxy. @param {string} path @param {How} [how] @returns {Promise<Answer>} */
export function askSite(path, { method = 'GET', body, headers = {} } = {}) {
  return new Promise((resolve) => {
    const failed = (/** @type {Error} */ { message }) => resolve({ status: 0, headers: {}, text: message });
    const sent = request(`${site}${path}`, { method, agent, headers, timeout: 30_000 }, (answer) => {
      /** @type {Buffer[]} */
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', failed);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error('No answer in 30 seconds.')));
    sent.on('error', failed);
    sent.end(body);
  });
}

/** @param {string} path @param {object} body @param {Record<string, string>} [headers] */
export const postJson = (path, body, headers = {}) =>
  askSite(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/** Asks as curl does, which speaks HTTP/2. @param {string[]} args @returns {string} what it printed */
export function curl(...args) {
  const known = ['--silent', '--cacert', process.env.NODE_EXTRA_CA_CERTS ?? '', '--max-time', '30'];
  return spawnSync('curl', [...known, ...args], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).stdout;
}

/** Waits until something is so. @param {string} what @param {number} withinMs @param {() => unknown} isSo */
export async function until(what, withinMs, isSo) {
  const end = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`After ${withinMs / 1000} s still not: ${what}.`);
    await wait(200);
  }
}
