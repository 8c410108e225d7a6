import type { Actor, TimelineLine } from '@lanternway/contracts/payments/staff';
import type { OrderState, Provider } from '@lanternway/contracts/payments/orders';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { ledgerUid } from '../../../content-types/money-records';
import { isoOf } from '../../orders/records';
import { factsOfLine } from './facts';
import { isTimelineEventType, sentences } from './sentences';

/** A line of the ledger, as it is stored, with the order's currency. */
export interface LedgerRecord {
  actor: Actor;
  byName: string | null;
  what: string;
  fromStage: OrderState | null;
  toStage: OrderState | null;
  provider: Provider | null;
  ref: string | null;
  facts: Record<string, unknown> | null;
  at: string | Date;
  currency: string;
}

/** All that has happened to an order, oldest first, in words. */
export async function timelineOf(
  strapi: Core.Strapi,
  order: { id: number; currency: string },
): Promise<TimelineLine[]> {
  const lines = await rowsIn(strapi, ledgerUid).findMany({
    where: { orderId: order.id },
    // Several lines of one transaction may carry the same moment.
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  });
  return lines.map((line) => lineOf({ ...line, currency: order.currency }));
}

export function lineOf(line: LedgerRecord): TimelineLine {
  const { actor, byName, what, fromStage, toStage, provider, ref, at } = line;
  return {
    at: isoOf(at) ?? '',
    actor,
    by: byName,
    words: isTimelineEventType(what)
      ? begun(sentences[what](factsOfLine(line)))
      : 'Something that this version cannot name.',
    from: fromStage,
    to: toStage,
    provider,
    ref,
  };
}

/** A sentence that begins with 'the provider', where none is named. */
const begun = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
