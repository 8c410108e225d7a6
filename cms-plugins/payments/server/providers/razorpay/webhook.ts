import { createHash } from 'node:crypto';
import { parseJson } from '../parse-json';
import type { Verified } from '../provider';
import { isShape, textOrNull } from '../reading';
import { readEvent } from './read-event';
import { isSignedWith } from './window';

export interface WebhookAccess {
  webhookSecrets: readonly string[];
  accountId: string | null;
}

/**
 * Signed over the exact text with the webhook's own secret (docs/webhooks/validate-test). An event that is sent again
 * after the secret was changed still bears the old one, so several are taken.
 */
export function readWebhook(
  { webhookSecrets, accountId }: WebhookAccess,
  raw: string,
  header: (name: string) => string,
): Verified {
  const signature = header('x-razorpay-signature');
  if (!webhookSecrets.some((secret) => isSignedWith(secret, raw, signature))) return { kind: 'forged' };
  const event = parseJson(raw);
  if (!isShape(event) || textOrNull(event, 'event') === null) return { kind: 'unreadable' };
  return { kind: 'genuine', event: readEvent(event, eventIdOf(raw, header), accountId) };
}

/** The same at every delivery of an event. Where it is missing, the same text is the same event. */
function eventIdOf(raw: string, header: (name: string) => string): string {
  const id = header('x-razorpay-event-id');
  return /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : createHash('sha256').update(raw).digest('hex');
}
