import { createHash } from 'node:crypto';
import type { FaultKind } from '@lanternway/contracts/publishing/health';

/** The entry that something is wrong with. */
export interface Subject {
  uid: string;
  documentId: string;
  title: string;
}

/** Something that is wrong with an entry. */
export interface Finding extends Subject {
  kind: FaultKind;
  /** A digest that distinguishes it from other findings of its kind in the entry. */
  about: string;
  sentence: string;
}

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Makes findings of one entry. */
export const findingsOf =
  ({ uid, documentId, title }: Subject) =>
  (kind: FaultKind, about: string, sentence: string): Finding => ({
    ...{ uid, documentId, title },
    kind,
    about: digestOf(about).slice(0, 32),
    sentence,
  });

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
