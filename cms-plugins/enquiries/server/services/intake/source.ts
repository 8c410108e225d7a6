import { honeypotField, leastFillMs, readOrigin, type Origin } from '@lanternway/contracts/enquiries/site';

/** What is known of a request in addition to its fields. */
export interface Arrival {
  origin: Origin;
  /** Kept, but nobody is mailed, and staff find it in its own folder (product rule C6). */
  isSuspect: boolean;
  /** Names one filling of a form; null where the sender gave no name to it. */
  idempotencyKey: string | null;
}

/** Printable and of sane length, whatever scheme the sender makes names by. */
const fitKey = /^[\x21-\x7e]{8,200}$/;

/** Reads what was sent along with the fields of a form, and never refuses: a parent is not to blame for any of it. */
export function readArrival(
  extra: { origin?: unknown; [honeypotField]?: unknown },
  idempotencyKey: string | undefined,
): Arrival {
  const origin = readOrigin(extra.origin);
  const isTooFast = origin.filledInMs !== undefined && origin.filledInMs < leastFillMs;
  return {
    origin,
    isSuspect: isTooFast || isFilled(extra[honeypotField]),
    idempotencyKey: idempotencyKey !== undefined && fitKey.test(idempotencyKey) ? idempotencyKey : null,
  };
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;
