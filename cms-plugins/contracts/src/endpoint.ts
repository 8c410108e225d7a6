import { object, string, type AnyObject, type ObjectSchema, type Schema } from 'yup';

/**
 * One call of the wire. `request` is what travels as JSON (or, for GET and DELETE, nothing); `reply` is what a
 * successful answer carries beside `success` and `message`.
 */
export interface Endpoint<Request extends AnyObject = AnyObject, Reply extends AnyObject = AnyObject> {
  method: 'GET' | 'POST' | 'DELETE';
  /** Parts that vary are written `:name`. */
  path: string;
  /** Whether the call carries the parent's token. */
  access: 'anyone' | 'parent';
  request: ObjectSchema<Request>;
  reply: Schema<Reply>;
}

/** Keeps the types of an endpoint's schemas. */
export const endpoint = <Request extends AnyObject, Reply extends AnyObject>(
  definition: Endpoint<Request, Reply>,
): Endpoint<Request, Reply> => definition;

export const nothing = object({});

/** Any answer of `/api/auth/*` that is not a success (product rule B1). */
export interface Refusal {
  success: false;
  /** Fit to be shown. */
  message: string;
  /** A word of the endpoint's closed list, where the site acts on it. */
  reason?: string;
  /** A sentence for each field to blame. */
  errors?: Record<string, string>;
  /** With status 429 or 503: when to try again, in seconds, as the header `Retry-After` says too. */
  retryAfterS?: number;
}

export type Success<Reply> = Reply & { success: true; message: string };

/** Reads what every refusal has in common; null where an answer is none of ours. */
export function readRefusal(value: unknown): Refusal | null {
  if (!refusal.isValidSync(value, { strict: true })) return null;
  const { message, reason, retryAfterS, errors } = value as unknown as Refusal;
  return {
    success: false,
    message,
    ...(typeof reason === 'string' ? { reason } : {}),
    ...(typeof retryAfterS === 'number' ? { retryAfterS } : {}),
    ...(isSentences(errors) ? { errors } : {}),
  };
}

const refusal = object({ message: string().required() });

function isSentences(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((sentence) => typeof sentence === 'string')
  );
}
