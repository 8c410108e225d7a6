import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import { after, test } from 'node:test';
import { isWhole, openLines, requestOf } from './lines.mjs';

/** @type {string[]} */
const asked = [];
const server = http.createServer((request, answer) => {
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.once('end', () => {
    asked.push(`${request.method} ${request.url} ${body}`);
    if (request.url === '/gone') request.socket.destroy();
    else if (request.url === '/pieces') answer.write('first ', () => answer.end('second'));
    else answer.writeHead(request.url === '/busy' ? 503 : 200).end('{"some":"thing"}');
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
after(() => {
  server.closeAllConnections();
  server.close();
});

test('asks what it is told, and tells the status of each answer', async () => {
  const ask = openLines(url);
  const statuses = await Promise.all([
    ask(requestOf(url, 'POST', '/login', { email: 'é@example.com' })),
    ask(requestOf(url, 'GET', '/busy')),
    ask(requestOf(url, 'GET', '/pieces')),
  ]);
  assert.deepEqual(statuses, [200, 503, 200]);
  assert.ok(asked.includes('POST /login {"email":"é@example.com"}'));
});

test('asks again over a connection that is free, and over a new one when that has been closed', async () => {
  const ask = openLines(url);
  assert.equal(await ask(requestOf(url, 'GET', '/gone')), 0);
  assert.equal(await ask(requestOf(url, 'GET', '/')), 200);
  assert.equal(await ask(requestOf(url, 'GET', '/')), 200);
});

test('an answer is whole when all it announced has come', () => {
  const head = 'HTTP/1.1 200 OK\r\nContent-Length: 4';
  assert.equal(isWhole(head), false);
  assert.equal(isWhole(`${head}\r\n\r\nbod`), false);
  assert.equal(isWhole(`${head}\r\n\r\nbody`), true);
  assert.equal(isWhole('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nbody\r\n'), false);
  assert.equal(isWhole('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nbody\r\n0\r\n\r\n'), true);
});
