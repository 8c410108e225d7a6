import { keepText } from '../storage/storage';
import { type DraftName, keepDraft } from './draft';
import type { FormSession } from './form-session';
import { keyOf } from './request-key';

/**
 * Before a form that has arrived is forgotten: what takes it up again. The next form of this name then has all that was typed, and
 * is the same enquiry for the server.
 */
export function takeUpAgain(name: DraftName, session: FormSession): () => void {
  const { startedAt } = session;
  const fields = session.read();
  const key = session.key();
  return () => {
    keepDraft(name, { startedAt, fields });
    keepText('session', keyOf(name), key);
  };
}
