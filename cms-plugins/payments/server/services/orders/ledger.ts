import type { Actor } from '@lanternway/contracts/payments/staff';
import type { OrderState, Provider } from '@lanternway/contracts/payments/orders';
import type { Core } from '@strapi/strapi';
import { ledgerUid } from '../../content-types/money-records';

/** Every type of event in an order's timeline. staff/timeline/sentences.ts has the sentence of each. */
export const timelineEventTypes = [
  'created',
  'superseded',
  'provider_order',
  'provider_order_failed',
  'attempt',
  'reported',
  'refused_report',
  'processing',
  'paid',
  'late_paid',
  'failed',
  'expired',
  'review',
  'resolved',
  'mismatch',
  'second_payment',
  'chargeback',
  'dispute_won',
  'dispute_lost',
  'dispute_closed',
  'webhook',
  'checked',
  'stuck',
  'unreadable',
  'foreign_inr',
  'not_sold',
  'duplicate_purchase',
  'enrolled',
  'suspended',
  'resumed',
  'ended',
  'receipt',
  'refund_asked',
  'refund_approved',
  'refund_declined',
  'refund_sent',
  'refund_done',
  'refund_failed',
  'refund_elsewhere',
  'refund_requested',
  'request_declined',
  'request_withdrawn',
  'sessions',
  'sessions_undone',
  'note',
  'attention_done',
  'forgotten',
] as const;

export type TimelineEventType = (typeof timelineEventTypes)[number];

/** Who did it. */
export type By = { actor: Exclude<Actor, 'staff'> } | { actor: 'staff'; id: number; name: string };

export type ByStaff = Extract<By, { actor: 'staff' }>;

export interface LedgerEntry {
  /** Row id. */
  orderId: number;
  by: By;
  what: TimelineEventType;
  from?: OrderState;
  to?: OrderState;
  provider?: Provider | null;
  /** The provider's id of what it is about. */
  ref?: string | null;
  facts?: Record<string, unknown>;
}

/**
 * Adds lines to the append-only ledger of orders, in the caller's transaction where there is one. There is no way to
 * change or remove a line.
 */
export async function addToLedger(strapi: Core.Strapi, ...entries: LedgerEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const at = new Date();
  const data = entries.map(({ orderId, by, what, from, to, provider, ref, facts }) => ({
    orderId,
    actor: by.actor,
    byId: by.actor === 'staff' ? by.id : null,
    byName: by.actor === 'staff' ? by.name : null,
    what,
    fromStage: from ?? null,
    toStage: to ?? null,
    provider: provider ?? null,
    ref: ref ?? null,
    facts: facts ?? null,
    at,
  }));
  // One statement, and nothing is read back.
  await strapi.db.query(ledgerUid).createMany({ data });
}
