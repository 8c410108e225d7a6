import { property } from '../storage/record';
import { forget, keep, readKept } from '../storage/storage';

/**
 * What somebody has typed into a form and not sent yet. It is kept for as long as the tab lives, so an error, a lost
 * connection, a reload or a visit to another page loses nothing.
 */
export interface Draft {
  /** When the person began to fill in the form, in ms since 1970. */
  startedAt: number;
  /** The values of the fields, by their names. */
  fields: Record<string, string>;
}

/** The forms that keep drafts. The page and the dialog for a free class share one draft. */
export type DraftName = 'free-class' | 'contact' | 'career' | 'checkout';

const keyOf = (name: DraftName) => `draft.${name}`;

export function keepDraft(name: DraftName, draft: Draft): void {
  keep('session', keyOf(name), draft);
}

export function readDraft(name: DraftName): Draft | null {
  return readKept('session', keyOf(name), parseDraft);
}

export function forgetDraft(name: DraftName): void {
  forget('session', keyOf(name));
}

function parseDraft(value: unknown): Draft | null {
  const startedAt = property(value, 'startedAt');
  const fields = property(value, 'fields');
  if (typeof startedAt !== 'number' || typeof fields !== 'object' || fields === null) return null;
  const texts = Object.entries(fields).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return { startedAt, fields: Object.fromEntries(texts) };
}
