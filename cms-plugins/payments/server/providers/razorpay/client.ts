import { setTimeout as sleep } from 'node:timers/promises';
import Razorpay from 'razorpay';
import type { CallLog } from '../call-log';
import { parseJson } from '../parse-json';
import { partOf, retryAfterMs, unreadable, withRetries, type RetryPolicy, type Tried } from '../retry-policy';
import { ProviderError } from '../provider';
import { isShape, shape, shapeOrNull, textOrNull, WrongShape, type Shape } from '../reading';
import { toError } from './faults';

/** The part of the SDK's HTTP client (axios) that is set up and used here; the SDK does not type it. */
export interface Edge {
  defaults: {
    baseURL: string;
    timeout: number;
    proxy: false;
    maxRedirects: number;
    maxContentLength: number;
    transformResponse: ((text: unknown) => unknown)[];
  };
  interceptors: {
    response: { use: (onAnswer: undefined, onFailure: (error: unknown) => Promise<never>) => void };
  };
  post: (path: string, body: unknown, how: { headers: Record<string, string> }) => Promise<{ data: unknown }>;
}

export interface RazorpayAccess {
  keyId: string;
  keySecret: string;
  apiBase: string;
  policy: RetryPolicy;
  log: CallLog;
}

interface Call<T> {
  name: string;
  ref: string | null;
  /** The call's share of the whole time, if it is one of two that share it. */
  part?: number;
  /** Whether making the call twice has the same effect as once. */
  isRepeatable: boolean;
  send: (sdk: Razorpay, edge: Edge) => Promise<unknown>;
  read: (answer: Shape) => T;
}

export interface RazorpayClient {
  /** Throws a ProviderError if the call fails. */
  call: <T>(call: Call<T>) => Promise<T>;
}

const largestAnswer = 5 * 1024 * 1024;

/** The SDK with our own address, timeout and errors, which it offers no way to set. */
export function createRazorpayClient({
  keyId,
  keySecret,
  apiBase,
  policy,
  log,
}: RazorpayAccess): RazorpayClient {
  const sdk = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const edge = edgeOf(sdk);
  edge.defaults.baseURL = apiBase;
  edge.defaults.timeout = policy.tryMs;
  // A proxy named in the environment would read the keys, and could not reach an address of this machine.
  edge.defaults.proxy = false;
  edge.defaults.maxRedirects = 0;
  edge.defaults.maxContentLength = largestAnswer;
  edge.defaults.transformResponse = [(text) => (typeof text === 'string' ? (parseJson(text) ?? text) : text)];
  edge.interceptors.response.use(undefined, (error) => Promise.reject(keepCause(error)));

  return {
    async call({ name, ref, part = 1, isRepeatable, send, read }) {
      const began = Date.now();
      const { last, tries } = await withRetries(partOf(policy, part), isRepeatable, (timeoutMs) =>
        attempt(() => inTime(timeoutMs, send(sdk, edge)), read),
      );
      const error = last.isDone ? null : last.error;
      log({
        provider: 'razorpay',
        call: name,
        ref,
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

/** The SDK has one timeout for all; the last try of a call may have less time than that. */
async function inTime<T>(timeoutMs: number, answer: Promise<T>): Promise<T> {
  const isOver = new AbortController();
  const tooLong = sleep(timeoutMs, null, { signal: isOver.signal }).then((): Promise<never> =>
    Promise.reject(keepCause({ code: 'TIMEOUT' })),
  );
  try {
    return await Promise.race([answer, tooLong]);
  } finally {
    tooLong.catch(() => undefined);
    answer.catch(() => undefined);
    isOver.abort();
  }
}

function edgeOf(sdk: Razorpay): Edge {
  const api: unknown = sdk.api;
  const edge = isShape(api) ? api['rq'] : undefined;
  if (!isEdge(edge))
    throw new Error('The razorpay package has changed: its HTTP client is not where it was.');
  return edge;
}

const isEdge = (value: unknown): value is Edge =>
  typeof value === 'function' && 'post' in value && 'defaults' in value && 'interceptors' in value;

async function attempt<T>(send: () => Promise<unknown>, read: (answer: Shape) => T): Promise<Tried<T>> {
  try {
    return { isDone: true, value: read(shape(await send(), 'answer')) };
  } catch (error) {
    if (error instanceof WrongShape) {
      return {
        isDone: false,
        error: new ProviderError('razorpay', 'unknown', unreadable, 200),
        waitMs: null,
      };
    }
    const failure = failureOf(error);
    if (failure === null) throw error;
    return failure;
  }
}

/**
 * The SDK keeps only `response.status` and `response.data.error` of an error, and breaks if there was no response
 * (razorpay-node#385). So everything worth keeping is put exactly there.
 */
function keepCause(error: unknown): { response: Shape } {
  const response = isShape(error) ? shapeOrNull(error, 'response') : null;
  const headers = response === null ? null : shapeOrNull(response, 'headers');
  const body = response === null ? null : shapeOrNull(response, 'data');
  const kept = {
    body,
    cause: response === null && isShape(error) ? textOrNull(error, 'code') : null,
    retryAfter: headers === null ? null : textOrNull(headers, 'retry-after'),
  };
  return { response: { status: response?.['status'] ?? null, data: { error: kept } } };
}

/** The SDK throws `{statusCode, error}`; its HTTP client throws all that `keepCause` made. */
function failureOf(error: unknown): Extract<Tried<never>, { isDone: false }> | null {
  if (!isShape(error)) return null;
  const direct = shapeOrNull(error, 'response');
  const status = direct === null ? error['statusCode'] : direct['status'];
  const kept = direct === null ? shapeOrNull(error, 'error') : shapeOrNull(direct, 'data', 'error');
  if (kept === null || !('retryAfter' in kept)) return null;
  const rejection = {
    status: typeof status === 'number' ? status : null,
    body: shapeOrNull(kept, 'body'),
    cause: textOrNull(kept, 'cause'),
  };
  return { isDone: false, error: toError(rejection), waitMs: retryAfterMs(textOrNull(kept, 'retryAfter')) };
}
