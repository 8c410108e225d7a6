import { property } from './record';
import { forget, keep, readKept } from './storage';

/**
 * What somebody has typed into a form and not sent yet, kept for as long as the tab lives: an error, a lost connection,
 * a reload or a look at another page costs him nothing.
 */
export interface Draft {
  /** When the filling began, in ms since 1970. */
  startedAt: number;
  /** What stands in the fields, by their names. */
  fields: Record<string, string>;
}

/** The forms of the site that keep drafts. The page and the dialog for a free class are one. */
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
