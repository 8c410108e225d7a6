import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchRequests } from './drain';

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
    });
  });
}

it('waits for the answers that are under way and takes no further questions', async () => {
  const server = createServer();
  const arrived = new Promise<ServerResponse>((resolve) => {
    server.on('request', (_request, response) => {
      resolve(response);
    });
  });
  const drain = watchRequests(server, { usualMs: 4_000, uploadMs: 4_000 });
  const url = await listen(server);
  const answer = fetch(url);
  const response = await arrived;

  let drained = false;
  const draining = drain().then(() => (drained = true));
  await expect(fetch(url)).rejects.toThrow();
  expect(drained).toBe(false);

  response.end('done');
  expect(await (await answer).text()).toBe('done');
  await draining;
  expect(drained).toBe(true);
  server.closeAllConnections();
});

it('gives requests that bring files longer than others, and cuts both in the end', async () => {
  const begun: string[] = [];
  const server = createServer((request) => {
    begun.push(request.url ?? '');
  });
  const drain = watchRequests(server, { usualMs: 0, uploadMs: 300 });
  const url = await listen(server);
  const cut = Promise.allSettled([fetch(`${url}/upload?folder=1`), fetch(`${url}/api/plans`)]);
  while (begun.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
  const start = Date.now();
  await drain();
  expect(Date.now() - start).toBeGreaterThanOrEqual(300);
  server.closeAllConnections();
  expect((await cut).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
