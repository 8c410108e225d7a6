import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import type { DisputeFacts, PaymentSnapshot, ProviderEvent } from '../provider';
import { isShape, shapeOrNull, textAt, textOrNull, WrongShape, type Shape } from '../reading';
import { readPayment } from './read-payment';

/** The note in which an order of ours carries its document id. */
export const orderNote = 'order';

const kinds: Record<string, ProviderEvent['kind']> = { payment: 'payment', order: 'order', refund: 'refund' };

const disputes: Record<string, ProviderEvent['dispute']> = {
  'payment.dispute.created': 'opened',
  'payment.dispute.under_review': 'opened',
  'payment.dispute.action_required': 'opened',
  'payment.dispute.won': 'won',
  'payment.dispute.lost': 'lost',
  'payment.dispute.closed': 'closed',
};

/** An event (docs/webhooks), whose snapshot may be older than what the API says by now. */
export function readEvent(event: Shape, eventId: string, accountId: string | null): ProviderEvent {
  const what = textAt(event, 'event');
  const [payment, order, refund, dispute] = ['payment', 'order', 'refund', 'dispute'].map((name) =>
    shapeOrNull(event, 'payload', name, 'entity'),
  );
  const isDispute = what.startsWith('payment.dispute.');
  const eventAccountId = textOrNull(event, 'account_id');
  return {
    eventId,
    what,
    kind: isDispute ? 'dispute' : (ownEntry(kinds, what.split('.')[0] ?? '') ?? 'other'),
    providerOrderId: idOf(order, 'id') ?? idOf(payment, 'order_id'),
    paymentId: idOf(payment, 'id') ?? idOf(refund, 'payment_id') ?? idOf(dispute, 'payment_id'),
    refundId: idOf(refund, 'id'),
    orderHint: hintOf(order) ?? hintOf(payment),
    dispute: isDispute ? (ownEntry(disputes, what) ?? 'opened') : null,
    ...(isDispute ? { disputeFacts: disputeFactsOf(dispute, what) } : {}),
    isForeign: accountId !== null && eventAccountId !== null && eventAccountId !== accountId,
    claims: claimsOf(payment),
  };
}

function disputeFactsOf(dispute: Shape | null | undefined, what: string): DisputeFacts | null {
  const disputeId = idOf(dispute, 'id');
  if (!isShape(dispute) || disputeId === null) return null;
  const taken = minorOrNull(dispute['amount_deducted']);
  const isLost = disputes[what] === 'lost';
  const answerBy = minorOrNull(dispute['respond_by']);
  return {
    disputeId: disputeId.slice(0, 64),
    reason: textOrNull(dispute, 'reason_code')?.slice(0, 200) ?? null,
    amountMinor: isLost && taken !== null && taken > 0 ? taken : minorOrNull(dispute['amount']),
    currency: textOrNull(dispute, 'currency')?.slice(0, 3) ?? null,
    answerBy: answerBy === null ? null : isoAt(answerBy * 1000),
  };
}

/** Only what is a whole number that a column can hold. */
const minorOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 2 ** 33 ? value : null;

const isoAt = (ms: number): string => new Date(ms).toISOString();

const idOf = (entity: Shape | null | undefined, name: string): string | null =>
  isShape(entity) ? textOrNull(entity, name) : null;

function hintOf(entity: Shape | null | undefined): string | null {
  if (!isShape(entity)) return null;
  const notes = shapeOrNull(entity, 'notes');
  return (notes === null ? null : textOrNull(notes, orderNote)) ?? textOrNull(entity, 'receipt');
}

/** Only a claim: what cannot be read of it is simply not claimed. */
function claimsOf(payment: Shape | null | undefined): PaymentSnapshot | null {
  if (!isShape(payment)) return null;
  try {
    return readPayment(payment);
  } catch (error) {
    if (error instanceof WrongShape) return null;
    throw error;
  }
}
