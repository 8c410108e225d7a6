import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service on this machine that answers what a test sets, and remembers the requests. */
export interface StubService {
  url: string;
  asked: string[];
  answer: (reply: Reply) => void;
  stop: () => Promise<void>;
}

interface Reply {
  status?: number;
  body: unknown;
  afterMs?: number;
}

export async function startStubService(): Promise<StubService> {
  let reply: Reply = { body: {} };
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const { status = 200, body, afterMs = 0 } = reply;
    setTimeout(() => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    }, afterMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    asked,
    answer: (next) => {
      reply = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
