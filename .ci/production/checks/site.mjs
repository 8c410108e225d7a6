import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { askSite, curl, postJson, until } from '../ask.mjs';
import { host, site } from '../installation.mjs';

/** @typedef {import('../run.mjs').Run} Run */

export async function servesHomePage() {
  const head = curl('--head', '--header', 'Accept-Encoding: br', `${site}/`);
  assert.match(head, /^HTTP\/2 200/);
  assert.match(head, /^content-encoding: br\r$/m);
  // Else the proxy would keep nothing, and ask a server for each visitor.
  assert.match(head, /^cache-control: public, no-cache\r$/m);
  assert.match(head, /^content-security-policy: .*style-src 'self' 'sha256-.*frame-ancestors 'none'.*\r$/m);
  assert.match(head, /^strict-transport-security: max-age=31536000/m);
  assert.match(head, /^x-content-type-options: nosniff\r$/m);
  const page = curl('--compressed', `${site}/`);
  assert.match(page, /<\/html>\s*$/);
  for (const encoding of ['br', 'gzip', 'identity'])
    assert.equal(
      curl('--compressed', '--header', `Accept-Encoding: ${encoding}`, `${site}/`),
      page,
      encoding,
    );
  return `${Buffer.byteLength(page)} bytes`;
}

/** @param {Run} run */
export async function sendsToHttps({ engine }) {
  const [proxy] = engine.runningOf('proxy');
  const head = curl('--head', '--header', `Host: ${host}`, `http://${proxy?.box.address}:8080/faq?a=1`);
  assert.match(head, /^HTTP\/1.1 308/);
  assert.match(head, new RegExp(`^Location: https://${host}/faq\\?a=1\\r$`, 'm'));
}

export async function passesCalls() {
  const { status, headers, text } = await askSite('/api/plans');
  assert.equal(status, 200, text);
  assert.match(headers['content-type'] ?? '', /^application\/json/);
  assert.match(String(headers['x-request-id']), /^[0-9a-f]{32}$/);
  assert.equal((await askSite('/no-such-page')).status, 404);
  assert.equal((await askSite('/_outbox')).status, 404);
  assert.equal((await askSite('/metrics')).status, 404);
}

const megabyte = 1024 * 1024;

/** What is too large is refused by the proxy, and what is not reaches the server. */
export async function limitsUploads() {
  const large = (/** @type {number} */ size) => ({ method: 'POST', body: Buffer.alloc(size) });
  assert.equal((await askSite('/api/auth/contact', large(3 * megabyte))).status, 413);
  assert.equal((await askSite('/api/auth/career', large(9 * megabyte))).status, 413);
  const { status } = await askSite('/api/auth/career', large(5 * megabyte));
  assert.ok(status === 400 || status === 415, `Answered with ${status}.`);
}

/** @param {string} address of a server @param {string} path */
const statusAt = (address, path) =>
  Number(curl('--output', '/dev/null', '--write-out', '%{http_code}', `http://${address}:1337${path}`));

/** Half a minute without a database: pages are served, calls are refused, and it is over by itself. @param {Run} run */
export async function outlivesDatabase({ engine }) {
  const [web] = engine.runningOf('web');
  const [db] = engine.runningOf('db');
  assert.ok(web && db);
  const { address } = web.box;
  assert.equal(statusAt(address, '/_health/ready'), 204);
  await engine.stop(db);
  await until('the server is not ready', 10_000, () => statusAt(address, '/_health/ready') === 503);
  const login = await postJson('/admin/login', { email: 'nobody@school.example', password: 'Wrong-1234' });
  assert.equal(login.status, 503, login.text);
  const end = Date.now() + 30_000;
  while (Date.now() < end) {
    assert.equal(statusAt(address, '/_health/live'), 204);
    assert.equal((await askSite('/')).status, 200);
    assert.equal((await askSite('/api/plans')).status, 503);
    await wait(500);
  }
  const again = engine.start('db');
  assert.ok(await engine.untilHealthy([again], 60_000));
  const all = [...engine.runningOf('web'), ...engine.runningOf('worker')];
  await until('all servers are ready', 60_000, () =>
    all.every(({ box }) => statusAt(box.address, '/_health/ready') === 204),
  );
  assert.equal((await askSite('/api/plans')).status, 200);
}
