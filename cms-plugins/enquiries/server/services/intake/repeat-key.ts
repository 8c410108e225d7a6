import { createHmac } from 'node:crypto';
import type { EnquiryKind } from '@lanternway/contracts/enquiries/site';
import type { Arrival } from './source';

const minute = 60_000;

/** How long the same request counts as a repeat of the first one: with a name given by its sender, and without. */
const repeatWindowMs = { named: 24 * 60 * minute, unnamed: 10 * minute } as const;

export interface RepeatKey {
  /** What is stored: a keyed hash, so that nobody can try contents against it. */
  value: string;
  /** What may be stored of the same request while a secret is being replaced: the hashes with the other secrets. */
  others: readonly string[];
  windowMs: number;
}

/**
 * What makes two requests the same. The sender's name for it is not enough: other content under the same name is another
 * enquiry, and none may be lost. Suspected spam is kept apart, so that it does not hide the same request from a person.
 * @param secrets the first makes the hash that is stored
 */
export function repeatKeyOf(
  secrets: readonly string[],
  kind: EnquiryKind,
  content: readonly (string | number | null)[],
  { idempotencyKey, isSuspect }: Pick<Arrival, 'idempotencyKey' | 'isSuspect'>,
): RepeatKey {
  const signed = JSON.stringify([kind, idempotencyKey, isSuspect, ...content]);
  const [value = '', ...others] = secrets.map((secret) =>
    createHmac('sha256', `enquiries.repeat ${secret}`).update(signed).digest('hex'),
  );
  return {
    value,
    others,
    windowMs: idempotencyKey === null ? repeatWindowMs.unnamed : repeatWindowMs.named,
  };
}
