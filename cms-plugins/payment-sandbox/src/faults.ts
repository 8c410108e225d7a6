import type { Answer, Call } from './http';
import { countOf, fieldsOf, textOf } from './reading';

/** Faults of the connection and of the provider's servers, each for a number of matching requests. */
export const faultModes = [
  'timeout_before',
  'timeout_after',
  'reset_before',
  'reset_after',
  'status',
  'slow',
] as const;

export type FaultMode = (typeof faultModes)[number];

export interface Fault {
  method: string | null;
  path: RegExp;
  mode: FaultMode;
  status: number;
  body: unknown;
  delayMs: number;
  times: number;
}

/** @returns the fault, or a sentence that says what is wrong with the request */
export function readFault(given: unknown): Fault | string {
  const { method, path, mode, status, body, delayMs, times } = fieldsOf(given);
  const known = faultModes.find((each) => each === mode);
  if (known === undefined) return `mode must be one of: ${faultModes.join(', ')}.`;
  const pattern = patternOf(textOf(path) ?? '.*');
  if (pattern === null) return 'path must be a regular expression.';
  return {
    method: textOf(method)?.toUpperCase() ?? null,
    path: pattern,
    mode: known,
    status: countOf(status, 500),
    body,
    delayMs: countOf(delayMs, 0),
    times: countOf(times, 1),
  };
}

function patternOf(source: string): RegExp | null {
  try {
    return new RegExp(source);
  } catch {
    return null;
  }
}

/** Control calls are not affected, unless a fault names them. */
const isMeant = (fault: Fault, path: string) =>
  !path.startsWith('/_sandbox/') || fault.path.source.includes('_sandbox');

/** Takes the first fault that matches the request. */
export function takeFault(faults: Fault[], call: Pick<Call, 'method' | 'path'>): Fault | null {
  const place = faults.findIndex(
    (fault) =>
      (fault.method === null || fault.method === call.method) &&
      fault.path.test(call.path) &&
      isMeant(fault, call.path),
  );
  const fault = faults[place];
  if (fault === undefined) return null;
  fault.times -= 1;
  if (fault.times <= 0) faults.splice(place, 1);
  return fault;
}

/** Runs a request under a fault. */
export async function withFault(fault: Fault, run: () => Promise<Answer>): Promise<Answer> {
  if (fault.mode === 'timeout_before') return { silence: 'hang' };
  if (fault.mode === 'reset_before') return { silence: 'reset' };
  if (fault.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
  if (fault.mode === 'status') return { status: fault.status, body: fault.body ?? usualBody(fault.status) };
  const answer = await run();
  if (fault.mode === 'timeout_after') return { silence: 'hang' };
  return fault.mode === 'reset_after' ? { silence: 'reset' } : answer;
}

/** The providers' proxies answer in HTML, unlike their own servers; 429 comes as JSON. */
function usualBody(status: number): unknown {
  if (status !== 429) {
    return `<html><head><title>${String(status)}</title></head><body><h1>${String(status)}</h1></body></html>`;
  }
  return {
    name: 'RATE_LIMIT_REACHED',
    message: 'Too many requests. Blocked due to rate limiting.',
    error: { code: 'BAD_REQUEST_ERROR', description: 'Request failed. Please try after sometime.' },
  };
}
