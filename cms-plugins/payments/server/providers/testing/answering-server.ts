import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the provider received. */
export interface ReceivedRequest {
  method: string;
  /** With its query. */
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export type Answer =
  | { status?: number; body?: unknown; headers?: Record<string, string> }
  /** Nothing comes, and the line stays open. */
  | 'silence'
  /** The line breaks. */
  | 'reset';

export interface AnsweringServer {
  url: string;
  heard: ReceivedRequest[];
  stop: () => Promise<void>;
}

export type AnswerTo = (heard: ReceivedRequest, nth: number) => Answer;

const running: AnsweringServer[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

/** An answering server that is stopped after the test. */
export async function serveInTest(answer: AnswerTo): Promise<AnsweringServer> {
  const server = await answeringServer(answer);
  running.push(server);
  return server;
}

/** A provider that answers as a test says; `nth` counts the calls of the same method and path from 1. */
export async function answeringServer(answer: AnswerTo): Promise<AnsweringServer> {
  const heard: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const call = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
      heard.push(call);
      const nth = heard.filter(({ method, path }) => method === call.method && path === call.path).length;
      give(response, answer(call, nth));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    heard,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** A text is sent as it is, anything else as JSON. */
function give(response: ServerResponse, answer: Answer): void {
  if (answer === 'silence') return;
  if (answer === 'reset') {
    response.destroy();
    return;
  }
  const { status = 200, body = {}, headers = {} } = answer;
  const isText = typeof body === 'string';
  response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json', ...headers });
  response.end(isText ? body : JSON.stringify(body));
}
