import type { Endpoint } from '@lanternway/contracts/wire/endpoint';
import { readRefusal, type Refusal, type Success } from '@lanternway/contracts/wire/reply';
import type { AnyObject } from 'yup';
import { property, textProperty } from '../browser/storage/record';
import { loseSession, readSession } from '../browser/storage/session';

/*
 * All calls to our server go through here, and the site calls no other server. This file is part of every page, so it
 * contains no schema: each call brings its own.
 */

/** The result of a question to our server. Only a reply in the expected shape counts. */
type Answer<T> = { kind: 'answered'; value: T } | { kind: 'failed' };

/** The result of a call. */
export type Outcome<Reply> =
  | { kind: 'done'; reply: Success<Reply> }
  /** The server refused, with a message to show. */
  | { kind: 'refused'; status: number; refusal: Refusal }
  /** No connection, no answer in time, or an answer that is not ours. The status is set if there was an answer. */
  | { kind: 'unreachable'; status?: number };

type Method = Endpoint['method'];

/** What a call sends besides its request, by header name. */
type Headers = Readonly<Record<string, string>>;

interface Call {
  method: Method;
  path: string;
  body?: object;
  token?: string | undefined;
  headers?: Headers;
  patienceMs: number;
  /** Whether the call goes on after the reader has left the page. */
  keepalive?: boolean;
}

/** An answer. Its body is undefined if it is not JSON. */
export interface Exchanged {
  isOk: boolean;
  status: number;
  body: unknown;
}

const askPatienceMs = 6000;

/** A busy server needs seconds to check a password, and a phone's network may be slow. */
const sendPatienceMs = 20000;

/** Sends a request; null if no answer came back. */
async function exchange({
  method,
  path,
  body,
  token,
  headers,
  patienceMs,
  keepalive,
}: Call): Promise<Exchanged | null> {
  // `AbortSignal.timeout` does not exist in Safari 15.
  const impatience = new AbortController();
  const timer = setTimeout(() => impatience.abort(), patienceMs);
  try {
    const response = await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      signal: impatience.signal,
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(keepalive ? { keepalive } : {}),
    });
    const reply: unknown = await response.json().catch(() => undefined);
    return { isOk: response.ok, status: response.status, body: reply };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Asks our server.
 * @param read returns the value of the reply, or undefined if the reply has another shape
 */
export async function ask<T>(
  { method, path }: { method: 'GET'; path: string },
  read: (reply: unknown) => T | undefined,
): Promise<Answer<T>> {
  const response = await exchange({ method, path, patienceMs: askPatienceMs });
  const value = response?.isOk ? read(response.body) : undefined;
  return value === undefined ? { kind: 'failed' } : { kind: 'answered', value };
}

/** Tells our server something. Nothing waits for the answer. */
export function tell({ method, path }: { method: 'POST'; path: string }, token: string): void {
  void exchange({ method, path, token, body: {}, patienceMs: sendPatienceMs, keepalive: true });
}

/** Tells our server something as the page goes away. Nobody learns whether it arrived. */
export function leave<Request extends AnyObject>(
  { path }: Pick<Endpoint<Request>, 'path' | 'request'>,
  request: NoInfer<Request>,
): void {
  void exchange({ method: 'POST', path, body: request, patienceMs: sendPatienceMs, keepalive: true });
}

/**
 * Makes a call as its contract describes, with the parent's token if it needs one. A 401 to that token ends the session
 * in this browser.
 * @param params the values for the `:name`s of the path
 * @param headers what the call sends besides its request
 */
export async function send<Request extends AnyObject, Reply extends AnyObject>(
  { method, path, access, reply }: Endpoint<Request, Reply>,
  request: NoInfer<Request>,
  params: Readonly<Record<string, string>> = {},
  headers: Headers = {},
): Promise<Outcome<Reply>> {
  const token = access === 'parent' ? readSession()?.token : undefined;
  const response = await exchange({
    method,
    path: fillPath(path, params),
    token,
    headers,
    patienceMs: sendPatienceMs,
    ...(method === 'POST' ? { body: request } : {}),
  });
  const outcome = readOutcome(reply, response);
  const isTurnedAway = outcome.kind === 'refused' && outcome.status === 401 && access === 'parent';
  // End only the session that was refused: another tab may have logged in since.
  if (isTurnedAway && readSession()?.token === token) loseSession();
  return outcome;
}

/** A requested file, or why there is none. */
export type FetchedFile =
  { kind: 'file'; content: Blob } | { kind: 'refused'; text: string } | { kind: 'unreachable' };

/** Fetches a file that belongs to the parent. */
export async function fetchFile(
  { path }: { method: 'GET'; path: string; access: 'parent' },
  params: Readonly<Record<string, string>>,
): Promise<FetchedFile> {
  const token = readSession()?.token;
  try {
    const response = await fetch(fillPath(path, params), {
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}) },
    });
    if (response.ok) return { kind: 'file', content: await response.blob() };
    const refusal = readRefusal(await response.json().catch(() => undefined));
    if (response.status === 401 && readSession()?.token === token) loseSession();
    return refusal === null ? { kind: 'unreachable' } : { kind: 'refused', text: refusal.message };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** The result of a call, by its contract. Only an answer of our server counts. */
export function readOutcome<Reply extends AnyObject>(
  schema: Endpoint<AnyObject, Reply>['reply'],
  response: Exchanged | null,
): Outcome<Reply> {
  if (response === null) return { kind: 'unreachable' };
  const { isOk, status, body } = response;
  const refusal = isOk ? null : readRefusal(body);
  if (refusal !== null) return { kind: 'refused', status, refusal };
  return (isOk ? readReply(schema, body) : null) ?? { kind: 'unreachable', status };
}

function readReply<Reply extends AnyObject>(
  schema: Endpoint<AnyObject, Reply>['reply'],
  body: unknown,
): Outcome<Reply> | null {
  const message = textProperty(body, 'message');
  const isReply = property(body, 'success') === true && schema.isValidSync(body, { strict: true });
  if (!isReply || message === undefined) return null;
  return { kind: 'done', reply: { ...body, success: true, message } };
}

function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:([a-z]+)/gi, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
