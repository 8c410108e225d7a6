import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { controlRoutes } from './control/routes';
import type { Settings } from './env';
import { takeFault, withFault } from './faults';
import type { Answer, Call, Route } from './http';
import { keepIn } from './keeping';
import { paypalRoutes } from './paypal/routes';
import { razorpayRoutes } from './razorpay/routes';
import { pageRoutes } from './pages';
import { createState, logRequest, type LoggedRequest, type State } from './state';

const mostBytes = 1024 * 1024;

export interface Sandbox {
  url: string;
  state: State;
  stop: () => Promise<void>;
}

/** Listens on all given addresses with one port; resolves when it does. */
export async function startSandbox(settings: Settings): Promise<Sandbox> {
  const state = createState(settings);
  const keeper = keepIn(settings.file ?? null, state);
  const routes = [...razorpayRoutes(state), ...paypalRoutes(state), ...controlRoutes(state), ...pageRoutes()];
  const listening: Server[] = [];
  let { port } = settings;
  for (const host of settings.hosts) {
    const server = createServer((request, response) => {
      // Saves after calls that may change something; GET changes nothing.
      if (request.method !== 'GET') response.once('close', keeper.saveSoon);
      void serve(state, routes, request, response);
    });
    // Callers keep their connections open. One that closes just as it is used again would be a fault nobody asked for.
    server.keepAliveTimeout = 60_000;
    const isFirst = listening.length === 0;
    if (!(await isListening(server, port, host, isFirst))) continue;
    port = (server.address() as AddressInfo).port;
    listening.push(server);
  }
  const url = `http://127.0.0.1:${String(port)}`;
  settings.url ??= url;
  return {
    url,
    state,
    async stop() {
      keeper.saveNow();
      state.clock.reset();
      await Promise.all(listening.map(closed));
    },
  };
}

/** If the machine lacks the second loopback address, the first is enough. */
function isListening(server: Server, port: number, host: string, isNeeded: boolean): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (isNeeded)
        reject(new Error(`The payment sandbox cannot listen on port ${String(port)}: ${String(error.code)}`));
      else resolve(false);
    });
    server.listen(port, host, () => {
      resolve(true);
    });
  });
}

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });

async function serve(
  state: State,
  routes: Route[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const raw = await readBody(request);
  if (raw === null) return;
  const url = new URL(request.url ?? '/', 'http://sandbox');
  const method = request.method ?? 'GET';
  const logged = logOf(state, request, method, url, raw);
  if (method === 'OPTIONS') {
    write(response, { status: 204, body: '' });
    return;
  }
  const answer = await answerTo(state, routes, callOf(request, method, url, raw));
  if ('silence' in answer) {
    if (answer.silence === 'reset') request.socket.destroy();
    return;
  }
  if (logged !== null) logged.status = answer.status;
  write(response, answer);
}

/** Null if it broke off or is too long. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > mostBytes) {
        request.socket.destroy();
        return null;
      }
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Logs only the calls to the providers, not the control calls and the pages' scripts. */
function logOf(
  state: State,
  request: IncomingMessage,
  method: string,
  url: URL,
  body: string,
): LoggedRequest | null {
  if (!/^\/v[12]\//.test(url.pathname)) return null;
  const path = `${url.pathname}${url.search}`;
  const logged = { at: state.clock.iso(), method, path, headers: request.headers, body, status: null };
  logRequest(state, logged);
  return logged;
}

function callOf(request: IncomingMessage, method: string, url: URL, raw: string): Call {
  return {
    method,
    path: url.pathname,
    query: url.searchParams,
    header(name) {
      const value = request.headers[name];
      return Array.isArray(value) ? value.join(', ') : (value ?? '');
    },
    raw,
    body: parsed(raw),
    params: [],
  };
}

function parsed(raw: string): unknown {
  try {
    return raw === '' ? undefined : (JSON.parse(raw) as unknown);
  } catch {
    return undefined;
  }
}

async function answerTo(state: State, routes: Route[], call: Call): Promise<Answer> {
  const fault = takeFault(state.faults, call);
  const run = () => routed(routes, call);
  try {
    return fault === null ? await run() : await withFault(fault, run);
  } catch (error) {
    process.stderr.write(`Payment sandbox: ${call.method} ${call.path}: ${String(error)}\n`);
    return {
      status: 500,
      body: { error: { code: 'SERVER_ERROR', description: 'The sandbox has a fault.' } },
    };
  }
}

async function routed(routes: Route[], call: Call): Promise<Answer> {
  for (const { method, path, run } of routes) {
    if (method !== call.method) continue;
    const found = path.exec(call.path);
    if (found !== null) return run({ ...call, params: found.slice(1) });
  }
  if (call.path.startsWith('/_sandbox/')) {
    return { status: 404, body: { error: { description: `There is no ${call.method} ${call.path}.` } } };
  }
  return {
    status: 400,
    body: {
      error: { code: 'BAD_REQUEST_ERROR', description: 'The requested URL was not found on the server.' },
    },
  };
}

function write(response: ServerResponse, answer: Exclude<Answer, { silence: string }>): void {
  const isText = typeof answer.body === 'string';
  response.writeHead(answer.status, {
    'Content-Type': isText ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'Content-Type, Authorization',
    'Access-Control-Allow-Methods': 'GET, POST, PATCH, OPTIONS',
    'Access-Control-Allow-Private-Network': 'true',
    'Cache-Control': 'no-store',
    ...answer.headers,
  });
  response.end(isText ? answer.body : JSON.stringify(answer.body));
}
