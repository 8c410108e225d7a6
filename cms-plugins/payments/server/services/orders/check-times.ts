import type { OrderState } from '@lanternway/contracts/payments/orders';
import { timeOf, type OrderRecord } from './records';

/** When the reconciler polls an order, though no message about it has come. */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Long enough that the window, its callback and the webhook have had their time. */
export const firstCheckMs = 3 * minute;

/** The parent's page waits for the answer. */
export const checkAfterReportMs = 10 * second;

const backOffMs = [10 * second, 30 * second, minute, 3 * minute, 10 * minute, 30 * minute];

/** Banks answer for three days at most (Razorpay, docs/payments/late-authorisation); the rest is to be sure. */
export const checkedForDays = 7;

const waits: readonly OrderState[] = ['pending', 'processing', 'failed', 'expired'];

/** Null: never. `checks` counts the looks since anything happened. */
export function nextCheckAt(
  { stage, checks, placedAt }: Pick<OrderRecord, 'stage' | 'checks' | 'placedAt'>,
  now: Date,
): Date | null {
  const age = now.getTime() - timeOf(placedAt).getTime();
  if (!waits.includes(stage) || age > checkedForDays * day) return null;
  // Money may still come, but nobody waits for it.
  if (stage === 'failed' || stage === 'expired') return new Date(now.getTime() + 6 * hour);
  const wait = backOffMs[checks] ?? hour;
  return new Date(now.getTime() + (stage === 'pending' ? Math.max(wait, 3 * minute) : wait));
}

export const soon = (ms: number): Date => new Date(Date.now() + ms);
