import { createServer, type Server } from 'node:http';
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
  let finish: () => void = () => undefined;
  const server = createServer((_request, response) => {
    finish = () => response.end('done');
  });
  const drain = watchRequests(server, { usualMs: 4_000, uploadMs: 4_000 });
  const url = await listen(server);
  const answer = fetch(url);
  await new Promise((resolve) => setTimeout(resolve, 50));

  let drained = false;
  const draining = drain().then(() => (drained = true));
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(drained).toBe(false);
  await expect(fetch(url)).rejects.toThrow();

  finish();
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
