import type { Actor } from '@lanternway/contracts/payments/staff';
import type { OrderState, Provider } from '@lanternway/contracts/payments/orders';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { ledgerUid } from '../../content-types/money-records';
import type { TimelineEventType } from '../../content-types/timeline-event-types';

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
  await rowsIn(strapi, ledgerUid).createMany({ data });
}
