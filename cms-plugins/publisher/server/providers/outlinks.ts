import { lookup as lookUp, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

/* Calls pages of other sites, to see whether they are there. Nothing of our own network can be reached. */

const timeoutMs = 10_000;
const maxRedirects = 5;
const agent = 'LinkCheck/1.0 (looks whether a page that we link to is still there)';

/** What may be called, and how names become addresses. */
export interface Reach {
  isPublic: (address: string) => boolean;
  /** For tests: the system's resolver otherwise. */
  resolve?: typeof lookUp;
  /** The ports that may be called. */
  ports?: readonly string[];
}

/** `silent`: no answer. `refused`: the address, or one that it redirects to, may not be called. */
export type Tried = { kind: 'answered'; status: number } | { kind: 'silent' } | { kind: 'refused' };

class RefusedError extends Error {}

/** Asks for the head of a page, and where that fails, for the page itself: some servers answer only the latter. */
export async function tryAddress(address: string, reach: Reach): Promise<Tried> {
  try {
    const head = await follow('HEAD', address, reach);
    if (head < 400) return { kind: 'answered', status: head };
  } catch (error) {
    if (error instanceof RefusedError) return { kind: 'refused' };
  }
  try {
    return { kind: 'answered', status: await follow('GET', address, reach) };
  } catch (error) {
    return { kind: error instanceof RefusedError ? 'refused' : 'silent' };
  }
}

async function follow(method: 'HEAD' | 'GET', address: string, reach: Reach): Promise<number> {
  let next = address;
  for (let step = 0; step <= maxRedirects; step += 1) {
    const { status, location } = await ask(method, next, reach);
    if (status < 300 || status >= 400 || location === null) return status;
    next = new URL(location, next).href;
  }
  throw new Error('It redirects too often.');
}

/** The address as it may be called. Throws where it may not. */
function checked(address: string, { isPublic, ports = ['', '80', '443'] }: Reach): URL {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isAllowed =
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    url.username === '' &&
    url.password === '' &&
    ports.includes(url.port) &&
    // A name is checked when it is resolved, for the same connection that is then made.
    (isIP(host) === 0 || isPublic(host));
  if (!isAllowed) throw new RefusedError(address);
  return url;
}

/** Resolves a name for a connection, and refuses it where one of its addresses is not public. */
const resolver =
  ({ isPublic, resolve = lookUp }: Reach): LookupFunction =>
  (name, options, done) => {
    resolve(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error !== null) done(error, '', 0);
      else if (first === undefined || !found.every(({ address }) => isPublic(address)))
        done(new RefusedError(name), '', 0);
      else if (options.all === true) done(null, found);
      else done(null, first.address, first.family);
    });
  };

function ask(
  method: 'HEAD' | 'GET',
  address: string,
  reach: Reach,
): Promise<{ status: number; location: string | null }> {
  const url = checked(address, reach);
  const send = url.protocol === 'https:' ? https.request : http.request;
  return new Promise((resolve, reject) => {
    const call = send(url, {
      method,
      lookup: resolver(reach),
      agent: false,
      headers: { 'User-Agent': agent, Accept: 'text/html,*/*;q=0.5' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    call.on('error', reject);
    call.on('response', (answer) => {
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? null });
      // Only the head matters: nothing of the page is read.
      answer.destroy();
      call.destroy();
    });
    call.end();
  });
}
