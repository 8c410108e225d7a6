/**
 * What every answer of `/api/auth/*` has in common (product rule B1). Free of schemas, so that any page can afford it.
 */

export type Success<Reply> = Reply & { success: true; message: string };

/** Any answer that is not a success. */
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
  /** Where a price has changed: what it is now, in minor units. */
  price?: { amount: number; currency: string };
  /** Where an order of the parent stands in the way. */
  order?: { id: string; number: string };
}

/** Reads what every refusal has in common; null where an answer is none of ours. */
export function readRefusal(value: unknown): Refusal | null {
  if (!isRecord(value)) return null;
  const { message, reason, retryAfterS, errors, price, order } = value;
  if (typeof message !== 'string' || message === '') return null;
  return {
    success: false,
    message,
    ...(typeof reason === 'string' ? { reason } : {}),
    ...(typeof retryAfterS === 'number' ? { retryAfterS } : {}),
    ...(isSentences(errors) ? { errors } : {}),
    ...(isPrice(price) ? { price } : {}),
    ...(isOrder(order) ? { order } : {}),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isSentences(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((sentence) => typeof sentence === 'string');
}

function isPrice(value: unknown): value is NonNullable<Refusal['price']> {
  return isRecord(value) && Number.isInteger(value['amount']) && typeof value['currency'] === 'string';
}

function isOrder(value: unknown): value is NonNullable<Refusal['order']> {
  return isRecord(value) && typeof value['id'] === 'string' && typeof value['number'] === 'string';
}
