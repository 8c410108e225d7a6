import type { DisputeRow, DisputeState } from '@lanternway/contracts/payments/disputes';
import { readRow, rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { disputeUid } from '../../content-types/disputes';
import type { DisputeFacts, ProviderEvent } from '../../providers/provider';
import { newDocumentId } from '@lanternway/server-kit/db/document-id';
import { attentionsOf, isoOf, type DisputeRecord, type EventRecord, type OrderRecord } from './records';

/** What is known of disputes. To be written only while the order is held. */

const states: Record<NonNullable<ProviderEvent['dispute']>, DisputeState> = {
  opened: 'open',
  won: 'won',
  lost: 'lost',
  closed: 'closed',
};

export const disputesOf = async (strapi: Core.Strapi, orderId: number): Promise<DisputeRecord[]> =>
  await rowsIn(strapi, disputeUid).findMany({ where: { orderId }, orderBy: [{ id: 'asc' }] });

/** Stores what a message says of a dispute, in whatever order messages come. `isNews`: the message changed its state. */
export async function noteDispute(
  strapi: Core.Strapi,
  orderId: number,
  { provider, told: message }: Pick<EventRecord, 'provider' | 'told'>,
  facts: DisputeFacts,
): Promise<{ dispute: DisputeRecord; isNews: boolean }> {
  const rows = rowsIn(strapi, disputeUid);
  const { disputeId, ...rest } = facts;
  const where = { provider, disputeId };
  const state = states[message.dispute ?? 'opened'];
  const now = new Date();
  const before = await rows.findOne({ where });
  const next = before === null ? state : laterState(before.state, state);
  const data = {
    state: next,
    paymentId: message.paymentId ?? before?.paymentId ?? null,
    reason: rest.reason ?? before?.reason ?? null,
    currency: rest.currency ?? before?.currency ?? null,
    answerBy: rest.answerBy === null ? (before?.answerBy ?? null) : new Date(rest.answerBy),
    // An outdated message does not say what was taken in the end.
    amountMinor: (next === state ? rest.amountMinor : null) ?? before?.amountMinor ?? null,
    endedAt: next === 'open' ? null : (before?.endedAt ?? now),
  };
  if (before === null) {
    const documentId = newDocumentId(strapi, disputeUid);
    await rows.create({ data: { documentId, orderId, ...where, ...data, openedAt: now } });
  } else await rows.updateMany({ where, data });
  const dispute = await readRow(strapi, disputeUid, where);
  return { dispute, isNews: before?.state !== next };
}

/** An older message does not reopen a decided dispute. A later one may still change who won; 'closed' then changes nothing. */
function laterState(known: DisputeState, reported: DisputeState): DisputeState {
  if (reported === 'open') return known;
  return reported === 'closed' && known !== 'open' ? known : reported;
}

/**
 * Whether money of an order is disputed. Disputes that began before they were kept are known by the order's attention only.
 */
export const isDisputed = (
  order: Pick<OrderRecord, 'attention'>,
  disputes: readonly DisputeRecord[],
): boolean =>
  disputes.length === 0
    ? attentionsOf(order).includes('chargeback')
    : disputes.some(({ state }) => state === 'open');

export const disputeRowOf = (dispute: DisputeRecord): DisputeRow => ({
  provider: dispute.provider,
  disputeId: dispute.disputeId,
  paymentId: dispute.paymentId,
  state: dispute.state,
  reason: dispute.reason === null ? null : inWords(dispute.reason),
  amount: dispute.amountMinor,
  currency: dispute.currency,
  answerBy: isoOf(dispute.answerBy),
  openedAt: isoOf(dispute.openedAt) ?? '',
  endedAt: isoOf(dispute.endedAt),
});

/** 'goods_not_received' and 'ITEM_NOT_RECEIVED' as people write. */
function inWords(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
