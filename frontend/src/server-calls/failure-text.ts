import type { Outcome } from './client';

/** The message for a failed call: the server's own, or the site's. */
export function failureText(outcome: Exclude<Outcome<unknown>, { kind: 'done' }>, otherwise: string): string {
  return outcome.kind === 'refused' ? outcome.refusal.message : otherwise;
}
