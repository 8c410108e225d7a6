import { createHash } from 'node:crypto';
import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import type { DisputeFacts, PaymentSnapshot, ProviderEvent } from '../provider';
import { WrongShape, isShape, shapeOrNull, shapesIn, textAt, textOrNull, type Shape } from '../reading';
import { linkedId } from './ids';
import { amountAt, type Amount } from './money';
import { orderOf, readPayment } from './read-payment';
import { captureOf } from './read-refund';

type About = Pick<
  ProviderEvent,
  'kind' | 'providerOrderId' | 'paymentId' | 'refundId' | 'orderHint' | 'dispute' | 'disputeFacts' | 'claims'
>;

const nothing: About = {
  kind: 'other',
  providerOrderId: null,
  paymentId: null,
  refundId: null,
  orderHint: null,
  dispute: null,
  claims: null,
};

/** An event (docs/api-basics/notifications/webhooks/event-names). */
export function readEvent(event: Shape, isLive: boolean | null): ProviderEvent {
  const what = textAt(event, 'event_type');
  const resource = shapeOrNull(event, 'resource') ?? {};
  return {
    eventId: idOf(event),
    what,
    ...aboutOf(what, resource),
    isForeign: isOfOtherMode([event, resource], isLive),
  };
}

/** As long as its column. PayPal's own have some forty characters. */
const maxIdLength = 100;

/** The same at every delivery of an event. */
function idOf(event: Shape): string {
  const id = textAt(event, 'id');
  return id.length <= maxIdLength ? id : createHash('sha256').update(id).digest('hex');
}

function aboutOf(what: string, resource: Shape): About {
  if (what.startsWith('CHECKOUT.')) return ofOrder(resource);
  if (what === 'PAYMENT.CAPTURE.REVERSED') return ofReversal(resource);
  if (what === 'PAYMENT.CAPTURE.REFUNDED' || what.startsWith('PAYMENT.REFUND.')) return ofRefund(resource);
  if (what.startsWith('PAYMENT.CAPTURE.')) return ofCapture(resource);
  if (what.startsWith('CUSTOMER.DISPUTE.')) return ofDispute(what, resource);
  return nothing;
}

/** It is not certain under which name CHECKOUT.PAYMENT-APPROVAL.REVERSED gives the order's id. */
function ofOrder(resource: Shape): About {
  const unit = firstOf(resource, 'purchase_units');
  return {
    ...nothing,
    kind: 'order',
    providerOrderId: textOrNull(resource, 'order_id') ?? textOrNull(resource, 'id'),
    orderHint: hintOf(resource) ?? (unit === null ? null : hintOf(unit)),
  };
}

const ofCapture = (resource: Shape): About => ({
  ...nothing,
  kind: 'payment',
  providerOrderId: orderOf(resource),
  paymentId: textOrNull(resource, 'id'),
  orderHint: hintOf(resource),
  claims: claimsOf(resource),
});

/** A refund names its capture by the link `up`. Its custom id is the key that we sent with it, not an order of ours. */
const ofRefund = (resource: Shape): About => ({
  ...nothing,
  kind: 'refund',
  paymentId: captureOf(resource),
  refundId: textOrNull(resource, 'id'),
});

/** The bank took the money back: reported like a refund, though nobody here asked for it. */
const ofReversal = (resource: Shape): About => ({
  ...nothing,
  kind: 'dispute',
  providerOrderId: orderOf(resource),
  paymentId: captureOf(resource) ?? textOrNull(resource, 'id'),
  refundId: captureOf(resource) === null ? null : textOrNull(resource, 'id'),
  orderHint: hintOf(resource),
  dispute: 'opened',
});

const outcomes: Record<string, ProviderEvent['dispute']> = {
  RESOLVED_BUYER_FAVOUR: 'lost',
  ACCEPTED: 'lost',
  RESOLVED_SELLER_FAVOUR: 'won',
  RESOLVED_WITH_PAYOUT: 'won',
  CANCELED_BY_BUYER: 'won',
  DENIED: 'won',
};

function ofDispute(what: string, resource: Shape): About {
  const transaction = firstOf(resource, 'disputed_transactions');
  const outcome = shapeOrNull(resource, 'dispute_outcome');
  const code = outcome === null ? null : textOrNull(outcome, 'outcome_code');
  const resolved = (code === null ? null : ownEntry(outcomes, code)) ?? 'closed';
  return {
    ...nothing,
    kind: 'dispute',
    paymentId: transaction === null ? null : textOrNull(transaction, 'seller_transaction_id'),
    orderHint:
      transaction === null
        ? null
        : (textOrNull(transaction, 'custom') ?? textOrNull(transaction, 'invoice_number')),
    dispute: what === 'CUSTOMER.DISPUTE.RESOLVED' ? resolved : 'opened',
    disputeFacts: disputeFactsOf(resource, resolved === 'lost' ? outcome : null),
  };
}

/** `lost`: how it was decided, where that was against us. */
function disputeFactsOf(resource: Shape, lost: Shape | null): DisputeFacts | null {
  const disputeId = textOrNull(resource, 'dispute_id');
  if (disputeId === null) return null;
  const due = Date.parse(textOrNull(resource, 'seller_response_due_date') ?? '');
  const amount = (lost && amountOrNull(lost, 'amount_refunded')) ?? amountOrNull(resource, 'dispute_amount');
  return {
    disputeId: disputeId.slice(0, 64),
    reason: textOrNull(resource, 'reason')?.slice(0, 200) ?? null,
    amountMinor: amount?.amountMinor ?? null,
    currency: amount?.currency.slice(0, 3) ?? null,
    answerBy: Number.isNaN(due) ? null : new Date(due).toISOString(),
  };
}

function amountOrNull(from: Shape, name: string): Amount | null {
  try {
    return amountAt(from, name);
  } catch (error) {
    if (error instanceof WrongShape) return null;
    throw error;
  }
}

const hintOf = (from: Shape): string | null =>
  textOrNull(from, 'custom_id') ?? textOrNull(from, 'invoice_id');

function firstOf(from: Shape, name: string): Shape | null {
  const list = from[name];
  const first: unknown = Array.isArray(list) ? list[0] : null;
  return isShape(first) ? first : null;
}

/** Only a claim: what cannot be read of it is simply not claimed. */
function claimsOf(capture: Shape): PaymentSnapshot | null {
  try {
    return readPayment(capture, { orderId: linkedId(capture, 'up', 'orders') });
  } catch (error) {
    if (error instanceof WrongShape) return null;
    throw error;
  }
}

/** An event's links lead to the mode it was made in: api.paypal.com or api.sandbox.paypal.com. */
function isOfOtherMode(parts: readonly Shape[], isLive: boolean | null): boolean {
  if (isLive === null) return false;
  const hosts = parts
    .flatMap((part) => linksOf(part))
    .flatMap((href) => (URL.canParse(href) ? [new URL(href).hostname] : []))
    .filter((host) => host.endsWith('.paypal.com'));
  return hosts.some((host) => host.includes('sandbox') === isLive);
}

function linksOf(part: Shape): string[] {
  return shapesIn(part, 'links').flatMap((link) => textOrNull(link, 'href') ?? []);
}
