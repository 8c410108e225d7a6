import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { send } from './send';

let server: Server;
let asked: number;

/** Answers `answered` requests on each connection, and closes it at the next. */
async function listen(answered: number): Promise<string> {
  const questions = new Map<Socket, number>();
  asked = 0;
  server = createServer((request, response) => {
    asked += 1;
    const count = (questions.get(request.socket) ?? 0) + 1;
    questions.set(request.socket, count);
    if (count > answered) request.socket.destroy();
    else response.end('taken');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

it('sends again what met a connection that was closed as it was taken up', async () => {
  const url = await listen(1);
  await expect(send(url, '{}', {})).resolves.toEqual({ status: 200, problem: null });
  await new Promise((resolve) => setTimeout(resolve, 20));
  await expect(send(url, '{}', {})).resolves.toEqual({ status: 200, problem: null });
  expect(asked).toBe(3);
});

it('reports a connection that is closed without an answer', async () => {
  const url = await listen(0);
  await expect(send(url, '{}', {})).resolves.toEqual({ status: null, problem: 'ECONNRESET' });
  expect(asked).toBe(1);
});
