import { ProviderError, type ProviderFault } from '../provider';
import { shapeOrNull, textOrNull, type Shape } from '../reading';

/** A call that failed, as the edge of the SDK tells it. */
export interface Rejection {
  /** Null where no answer came. */
  status: number | null;
  /** The answer's body, or null. */
  body: Shape | null;
  /** Where no answer came: ECONNABORTED, ECONNREFUSED, … */
  cause: string | null;
}

/** Branches on what programs are meant to read, never on a description (docs/errors). */
export function toError({ status, body, cause }: Rejection): ProviderError {
  const error = body === null ? null : shapeOrNull(body, 'error');
  const code =
    error === null ? null : (usable(textOrNull(error, 'reason')) ?? usable(textOrNull(error, 'code')));
  const spoken = code ?? cause ?? (status === null ? 'NO_ANSWER' : `HTTP_${String(status)}`);
  return new ProviderError('razorpay', faultOf(status), spoken, status);
}

/** Some errors say 'NA' where they have nothing to say. Anything longer than a word is not a code. */
const usable = (word: string | null): string | null =>
  word !== null && word !== 'NA' && /^[A-Za-z0-9_.-]{1,60}$/.test(word) ? word : null;

function faultOf(status: number | null): ProviderFault {
  if (status === null || status >= 500 || status < 400) return 'unknown';
  if (status === 401 || status === 403) return 'auth';
  if (status === 404) return 'gone';
  // A request with the same idempotency key is still being worked on (docs/api/refunds).
  if (status === 409) return 'busy';
  if (status === 408) return 'unknown';
  return status === 429 ? 'rate' : 'invalid';
}
