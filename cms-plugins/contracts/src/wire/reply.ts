/**
 * What all answers of `/api/auth/*` have in common (product rule B1). Without schemas, so that any page can load it.
 */
import { isRecord } from './is-record.js';

export type Success<Reply> = Reply & { success: true; message: string };

/** Any answer that is not a success. */
export interface Refusal {
  success: false;
  /** Can be shown to the user. */
  message: string;
  /** One of the endpoint's fixed words, if the site acts on it. */
  reason?: string;
  /** A sentence for each faulty field. */
  errors?: Record<string, string>;
  /** With status 429 or 503: when to try again, in seconds, as in the header `Retry-After`. */
  retryAfterS?: number;
  /** If a price has changed: the new one, in minor units. */
  price?: { amount: number; currency: string };
  /** If another order of the parent is in the way. */
  order?: { id: string; number: string };
  /** If a wanted time has gone: free ones next to it. */
  near?: string[];
}

/** Reads the common parts of a refusal; null if the answer is not one of ours. */
export function readRefusal(value: unknown): Refusal | null {
  if (!isRecord(value)) return null;
  const { message, reason, retryAfterS, errors, price, order, near } = value;
  if (typeof message !== 'string' || message === '') return null;
  return {
    success: false,
    message,
    ...(typeof reason === 'string' ? { reason } : {}),
    ...(typeof retryAfterS === 'number' ? { retryAfterS } : {}),
    ...(isSentences(errors) ? { errors } : {}),
    ...(isPrice(price) ? { price } : {}),
    ...(isOrder(order) ? { order } : {}),
    ...(isTexts(near) ? { near } : {}),
  };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function isSentences(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((sentence) => typeof sentence === 'string');
}

function isPrice(value: unknown): value is NonNullable<Refusal['price']> {
  return isRecord(value) && Number.isInteger(value['amount']) && typeof value['currency'] === 'string';
}

function isOrder(value: unknown): value is NonNullable<Refusal['order']> {
  return isRecord(value) && typeof value['id'] === 'string' && typeof value['number'] === 'string';
}
