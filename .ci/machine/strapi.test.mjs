import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { freePort } from './port.mjs';
import { strapiRuns } from './strapi.mjs';

/**
 * A server on this machine, until the end of a test.
 * @param {import('node:test').TestContext} t
 * @param {import('node:http').RequestListener} answer
 */
async function serve(t, answer) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
}

test('takes a Strapi that answers for running', async (t) => {
  assert.equal(await strapiRuns(await serve(t, (_, reply) => void reply.writeHead(204).end())), true);
});

test('takes one that is too busy to answer for running', async (t) => {
  assert.equal(await strapiRuns(await serve(t, () => undefined), 50), true);
});

test('takes neither another program nor a free port for Strapi', async (t) => {
  assert.equal(await strapiRuns(await serve(t, (_, reply) => void reply.end('Good day.'))), false);
  assert.equal(await strapiRuns(`http://127.0.0.1:${await freePort()}`), false);
});
