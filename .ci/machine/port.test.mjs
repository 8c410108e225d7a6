import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { freePort, portFrom, requireFreePort } from './port.mjs';

test('without PORT it is 1337', () => {
  assert.equal(portFrom(undefined), 1337);
});

for (const wrong of ['0', '65536', 'http', '13.5', '']) {
  test(`PORT "${wrong}" is refused by name`, () => {
    assert.throws(() => portFrom(wrong), /PORT must be a number/);
  });
}

test('a port in use is said clearly, with a way on', async () => {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await assert.rejects(requireFreePort(port, 'PORT=1400 npm start'), {
    message: new RegExp(`Port ${port} is in use .* PORT=1400 npm start`),
  });
  server.close();
});

test('a free port passes', async () => {
  await requireFreePort(await freePort(), 'another');
});

test('a free port is none that the system gives to a connection before it is taken, and is given once', async () => {
  const ports = [await freePort(), await freePort()];
  for (const port of ports) assert.ok(port >= 10_000 && port < 32_000, `${port}`);
  assert.notEqual(ports[0], ports[1]);
});
