import type { Outcome } from './client';

/** What to say when a call did not do its work: the server's own words, or those of the site. */
export function wordsOf(outcome: Exclude<Outcome<unknown>, { kind: 'done' }>, otherwise: string): string {
  return outcome.kind === 'refused' ? outcome.refusal.message : otherwise;
}
