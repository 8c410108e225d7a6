import type { ProviderName } from './env';
import { isWebhookHow, type WebhookHow } from './webhooks/post';

/** How a checkout can go. Each name is also a tag in an e-mail, and most have an amount with these last two digits. */
const magicEndings = {
  decline: 1,
  decline_once: 2,
  authorized: 3,
  pending: 4,
  pending_denied: 5,
  timeout: 6,
  late: 7,
  lost: 8,
  nowebhook: 9,
  dupwebhook: 10,
  outoforder: 11,
  webhookfirst: 12,
  mismatch: 13,
  double: 14,
  cancel: 15,
  already: 18,
} as const;

const refundEndings = { refund_fail: 16, refund_pending: 17 } as const;

export type Outcome = keyof typeof magicEndings | 'success' | 'error';
export type RefundOutcome = keyof typeof refundEndings | 'success';

const outcomes = [...Object.keys(magicEndings), 'success', 'error'] as Outcome[];
export const allOutcomes: string[] = [...outcomes, ...Object.keys(refundEndings)];

/** Sent by the windows' plain buttons: the next rules decide. */
const neutral = new Set(['success', 'approve', '']);

/** How a checkout goes, and how its webhook is sent. */
export interface Plan {
  outcome: Outcome;
  webhook: WebhookHow | null;
}

export interface Queued {
  provider: ProviderName;
  outcome: string;
  webhook: WebhookHow | null;
  times: number;
}

/** The outcomes that tests have requested for future checkouts. */
export interface Queue {
  add: (queued: Queued) => void;
  takeCheckout: (provider: ProviderName) => Plan | null;
  takeRefund: (provider: ProviderName) => RefundOutcome | null;
  read: () => readonly Queued[];
}

export function createQueue(): Queue {
  const queue: Queued[] = [];
  function take(provider: ProviderName, isRefund: boolean): Queued | null {
    const place = queue.findIndex(
      (queued) => queued.provider === provider && queued.outcome in refundEndings === isRefund,
    );
    const queued = queue[place];
    if (queued === undefined) return null;
    queued.times -= 1;
    if (queued.times <= 0) queue.splice(place, 1);
    return queued;
  }
  return {
    add: (queued) => {
      queue.push(queued);
    },
    takeCheckout(provider) {
      const queued = take(provider, false);
      return queued && { outcome: asOutcome(queued.outcome) ?? 'success', webhook: queued.webhook };
    },
    takeRefund(provider) {
      const queued = take(provider, true);
      return queued && (queued.outcome as RefundOutcome);
    },
    read: () => queue,
  };
}

export const readWebhookHow = (value: unknown): WebhookHow | null => (isWebhookHow(value) ? value : null);

/** A window's button says `failure` for a decline; PayPal says `approve` for success. */
export function asOutcome(name: unknown): Outcome | null {
  if (name === 'failure' || name === 'fail') return 'decline';
  if (name === 'approve') return 'success';
  return outcomes.find((outcome) => outcome === name) ?? null;
}

/** The outcome requested by name; null for the plain button. */
export const explicitOutcome = (name: unknown): Outcome | null =>
  typeof name !== 'string' || neutral.has(name) ? null : asOutcome(name);

/** `anyone+decline@example.com` */
export function taggedOutcome(email: unknown): Outcome | null {
  const tag = typeof email === 'string' ? /\+([a-z_]+)@/.exec(email)?.[1] : undefined;
  return asOutcome(tag);
}

/** By the last two digits of the amount in minor units. */
export function magicOutcome(amountMinor: number): Outcome | null {
  return (
    outcomes.find((name) => (magicEndings as Record<string, number>)[name] === amountMinor % 100) ?? null
  );
}

export function refundOutcome(amountMinor: number): RefundOutcome {
  const ending = amountMinor % 100;
  if (ending === refundEndings.refund_fail) return 'refund_fail';
  return ending === refundEndings.refund_pending ? 'refund_pending' : 'success';
}
