import { createHmac } from 'node:crypto';
import type { EnquiryKind } from '@lanternway/contracts/enquiries/site';
import type { Arrival } from './source';

const minute = 60_000;

/** How long the same request counts as a repeat of the first: by the name its sender gave it, and by its content only. */
const repeatWindowMs = { named: 24 * 60 * minute, unnamed: 10 * minute } as const;

export interface RepeatKey {
  /** What is stored: a keyed hash, so that nobody can try contents against it. */
  value: string;
  windowMs: number;
}

/**
 * What makes two requests the same. The name is not enough: other content under the same name is another enquiry,
 * and none may be lost. Nor may a request that looks like a program's stand in the way of the same one from a person.
 */
export function repeatKeyOf(
  secret: string,
  kind: EnquiryKind,
  content: readonly (string | number | null)[],
  { idempotencyKey, isSuspect }: Pick<Arrival, 'idempotencyKey' | 'isSuspect'>,
): RepeatKey {
  const signed = JSON.stringify([kind, idempotencyKey, isSuspect, ...content]);
  return {
    value: createHmac('sha256', `enquiries.repeat ${secret}`).update(signed).digest('hex'),
    windowMs: idempotencyKey === null ? repeatWindowMs.unnamed : repeatWindowMs.named,
  };
}
