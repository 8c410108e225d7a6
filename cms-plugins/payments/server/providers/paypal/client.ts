import type { CallLog } from '../call-log';
import { causeOf, limitedText } from '../limited-text';
import { parseJson } from '../parse-json';
import { partOf, retryAfterMs, unreadable, withRetries, type RetryPolicy, type Tried } from '../retry-policy';
import { ProviderError } from '../provider';
import { shape, WrongShape, type Shape } from '../reading';
import { toError } from './faults';
import { createTokens, type Tokens } from './token';

export interface PayPalAccess {
  clientId: string;
  secret: string;
  apiBase: string;
  policy: RetryPolicy;
  log: CallLog;
}

interface Call<T> {
  name: string;
  ref: string | null;
  /** The call's share of the whole time, if it is one of two that share it. */
  part?: number;
  method: 'GET' | 'POST';
  path: string;
  /** JSON, as text: what PayPal signed is handed back letter by letter. */
  body?: string;
  /** PayPal-Request-Id: with it, a second call is answered with what the first one did. */
  key?: string;
  /** Set for a POST that changes nothing. A GET, or a call with a key, is repeatable without it. */
  isRepeatable?: boolean;
  read: (answer: Shape) => T;
}

export interface PayPalClient {
  /** Throws a ProviderError if the call fails. */
  call: <T>(call: Call<T>) => Promise<T>;
}

const largestAnswer = 5 * 1024 * 1024;

export function createPayPalClient({ apiBase, policy, log, ...keys }: PayPalAccess): PayPalClient {
  const tokens = createTokens({ ...keys, apiBase });
  return {
    async call(call) {
      const began = Date.now();
      const isRepeatable = call.isRepeatable ?? (call.method === 'GET' || call.key !== undefined);
      const { last, tries } = await withRetries(partOf(policy, call.part ?? 1), isRepeatable, (timeoutMs) =>
        attempt({ apiBase, tokens, until: Date.now() + timeoutMs }, call),
      );
      const error = last.isDone ? null : last.error;
      log({
        provider: 'paypal',
        call: call.name,
        ref: call.ref,
        fault: error?.fault ?? null,
        code: error?.code ?? null,
        httpStatus: error === null ? 200 : error.httpStatus,
        tries,
        ms: Date.now() - began,
      });
      if (!last.isDone) throw last.error;
      return last.value;
    },
  };
}

interface Way {
  apiBase: string;
  tokens: Tokens;
  /** When this try ends, including the call for a token that it may need first. */
  until: number;
}

const leftOf = ({ until }: Way): number => Math.max(1, until - Date.now());

interface Answer {
  status: number;
  text: string;
  debugId: string | null;
  retryAfter: string | null;
}

async function attempt<T>(way: Way, call: Call<T>): Promise<Tried<T>> {
  try {
    const { status, text, debugId, retryAfter } = await sendWithToken(way, call);
    const body = parseJson(text);
    if (status < 200 || status > 299) {
      const error = toError({ status, body, debugId, cause: null });
      return { isDone: false, error, waitMs: retryAfterMs(retryAfter) };
    }
    return { isDone: true, value: call.read(shape(body, 'answer')) };
  } catch (error) {
    if (error instanceof WrongShape) {
      return { isDone: false, error: new ProviderError('paypal', 'unknown', unreadable, 200), waitMs: null };
    }
    if (error instanceof ProviderError) return { isDone: false, error, waitMs: null };
    throw error;
  }
}

/** PayPal may revoke a token before its time is over: then a new one is tried, once. */
async function sendWithToken<T>(way: Way, call: Call<T>): Promise<Answer> {
  const token = await way.tokens.get(leftOf(way));
  const answer = await send(way, call, token);
  if (answer.status !== 401) return answer;
  way.tokens.drop(token);
  return send(way, call, await way.tokens.get(leftOf(way)));
}

async function send<T>(way: Way, call: Call<T>, token: string): Promise<Answer> {
  try {
    const response = await fetch(`${way.apiBase}${call.path}`, {
      method: call.method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        prefer: 'return=representation',
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(call.key === undefined ? {} : { 'paypal-request-id': call.key }),
      },
      ...(call.body === undefined ? {} : { body: call.body }),
      redirect: 'error',
      signal: AbortSignal.timeout(leftOf(way)),
    });
    return {
      status: response.status,
      text: await limitedText(response, largestAnswer),
      debugId: response.headers.get('paypal-debug-id'),
      retryAfter: response.headers.get('retry-after'),
    };
  } catch (error) {
    throw toError({ status: null, body: null, debugId: null, cause: causeOf(error) });
  }
}
