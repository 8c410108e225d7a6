import type { Outcome } from '../../server-calls/client';
import type { SendResult } from '../../ui/forms/use-sending';

/** The result of a form that only shows the server's message; `failed` if there is none. */
export function resultOf(outcome: Outcome<unknown>, failed: string): SendResult {
  switch (outcome.kind) {
    case 'done':
      return { kind: 'done', text: outcome.reply.message };
    case 'refused':
      return { kind: 'refused', text: outcome.refusal.message, errors: outcome.refusal.errors };
    case 'unreachable':
      return { kind: 'refused', text: failed };
  }
}
