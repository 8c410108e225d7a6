import type { Currency } from '@lanternway/contracts/money/money';
import type {
  OrderState,
  Provider,
  RefundRequestState,
  RefundState,
} from '@lanternway/contracts/payments/orders';
import type { RefundKind } from '@lanternway/contracts/payments/refunds';
import type { Actor } from '@lanternway/contracts/payments/staff';
import { valuesOf, type RowOf } from '@lanternway/server-kit/db/table';
import type { AttemptReason, PaymentState, ProviderEvent } from '../providers/provider';
import type { TimelineEventType } from './timeline-event-types';
import { recordType } from './record-type';

/** The records of an order. Machine-written, so staff's content tools do not show it. `orderId` is the row's id. */

/** An order at a provider. Its keys are stored before the first call that carries them. */
export const providerOrderUid = 'plugin::payments.provider-order';
export const providerOrdersTable = 'payments_provider_orders';

export const providerOrder = {
  schema: {
    ...recordType('provider-order', 'provider-orders', 'Provider order'),
    attributes: {
      orderId: { type: 'integer', required: true },
      provider: { type: 'string', required: true, maxLength: 10, ...valuesOf<Provider>() },
      /** Null until the provider has answered. */
      providerOrderId: { type: 'string', maxLength: 64 },
      /** Sent with the creation, the same at each try. */
      requestKey: { type: 'string', required: true, maxLength: 64 },
      /** What the provider knows it by: the order's number, with a suffix where it had to be made again. */
      reference: { type: 'string', required: true, maxLength: 40 },
      /** `order|provider` while it is the one to be paid; null once it is superseded. */
      currentKey: { type: 'string', maxLength: 40 },
      /** Of the present attempt to capture; a new one after a decline. */
      captureKey: { type: 'string', maxLength: 64 },
      /** The call that creates it at the provider holds it until then. */
      leaseUntil: { type: 'datetime' },
      madeAt: { type: 'datetime', required: true },
    } as const,
    indexes: [
      { name: 'payments_porders_id_uq', columns: ['provider', 'provider_order_id'], type: 'unique' },
      { name: 'payments_porders_current_uq', columns: ['current_key'], type: 'unique' },
      { name: 'payments_porders_order_ix', columns: ['order_id'] },
    ],
  },
};

/** A payment at a provider, as the provider last reported it. */
export const paymentUid = 'plugin::payments.payment';

export const payment = {
  schema: {
    ...recordType('payment', 'payments', 'Payment'),
    attributes: {
      orderId: { type: 'integer', required: true },
      provider: { type: 'string', required: true, maxLength: 10, ...valuesOf<Provider>() },
      paymentId: { type: 'string', required: true, maxLength: 64 },
      providerOrderId: { type: 'string', maxLength: 64 },
      /** created, authorized, pending, captured, refunded, failed, reversed. */
      state: { type: 'string', required: true, maxLength: 20, ...valuesOf<PaymentState>() },
      amountMinor: { type: 'integer', required: true },
      currency: { type: 'string', required: true, maxLength: 3 },
      refundedMinor: { type: 'integer', required: true, default: 0 },
      method: { type: 'string', maxLength: 30 },
      reason: { type: 'string', maxLength: 60, ...valuesOf<AttemptReason>() },
      isInternational: { type: 'boolean' },
      seenAt: { type: 'datetime', required: true },
      changedAt: { type: 'datetime', required: true },
    } as const,
    indexes: [
      { name: 'payments_payments_id_uq', columns: ['provider', 'payment_id'], type: 'unique' },
      { name: 'payments_payments_order_ix', columns: ['order_id'] },
    ],
  },
};

/** Money on its way back. */
export const refundUid = 'plugin::payments.refund';
export const refundsTable = 'payments_refunds';

export const refund = {
  schema: {
    ...recordType('refund', 'refunds', 'Refund'),
    attributes: {
      orderId: { type: 'integer', required: true },
      provider: { type: 'string', required: true, maxLength: 10, ...valuesOf<Provider>() },
      paymentId: { type: 'string', required: true, maxLength: 64 },
      /** Null until the provider has answered. */
      providerRefundId: { type: 'string', maxLength: 64 },
      /** Sent with the call, the same at each try; of a second payment `dup_<payment>`. */
      requestKey: { type: 'string', required: true, maxLength: 80 },
      amountMinor: { type: 'integer', required: true },
      currency: { type: 'string', required: true, maxLength: 3, ...valuesOf<Currency>() },
      /** One of the refund states. */
      state: { type: 'string', required: true, maxLength: 20, ...valuesOf<RefundState>() },
      /** policy, exception, duplicate, not_sold, dashboard. */
      kind: { type: 'string', required: true, maxLength: 12, ...valuesOf<RefundKind>() },
      reason: { type: 'text', maxLength: 2000 },
      message: { type: 'text', maxLength: 1000 },
      /** Why it is given though a dispute of the payment is open; null where none was, or nobody has said so. */
      disputeReason: { type: 'text', maxLength: 2000 },
      /** The policy's reasoning as it was confirmed. */
      steps: { type: 'json', ...valuesOf<string[] | null>() },
      requestedById: { type: 'integer' },
      requestedByName: { type: 'string', maxLength: 200 },
      approvedById: { type: 'integer' },
      approvedByName: { type: 'string', maxLength: 200 },
      /** Whether who asked for it took it back. Null: no; also of an older row, of which it is not known. */
      isWithdrawn: { type: 'boolean' },
      problem: { type: 'string', maxLength: 200 },
      attempts: { type: 'integer', required: true, default: 0 },
      /** When it is tried or asked about again; null: never. */
      nextAt: { type: 'datetime' },
      askedAt: { type: 'datetime', required: true },
      doneAt: { type: 'datetime' },
    } as const,
    indexes: [
      { name: 'payments_refunds_key_uq', columns: ['request_key'], type: 'unique' },
      { name: 'payments_refunds_id_uq', columns: ['provider', 'provider_refund_id'], type: 'unique' },
      { name: 'payments_refunds_order_ix', columns: ['order_id'] },
      { name: 'payments_refunds_next_ix', columns: ['next_at'] },
      { name: 'payments_refunds_state_ix', columns: ['state', 'asked_at'] },
      { name: 'payments_refunds_done_ix', columns: ['state', 'done_at'] },
    ],
  },
};

/** A parent asks for their money back. */
export const refundRequestUid = 'plugin::payments.refund-request';

export const refundRequest = {
  schema: {
    ...recordType('refund-request', 'refund-requests', 'Refund request'),
    attributes: {
      orderId: { type: 'integer', required: true },
      /** The order's id while it is open, so that there is one at a time; null afterwards. */
      openKey: { type: 'string', maxLength: 40 },
      state: { type: 'string', required: true, maxLength: 12, ...valuesOf<RefundRequestState>() },
      message: { type: 'text', maxLength: 2000 },
      answer: { type: 'text', maxLength: 2000 },
      answeredById: { type: 'integer' },
      answeredByName: { type: 'string', maxLength: 200 },
      askedAt: { type: 'datetime', required: true },
      answeredAt: { type: 'datetime' },
    } as const,
    indexes: [
      { name: 'payments_requests_open_uq', columns: ['open_key'], type: 'unique' },
      { name: 'payments_requests_order_ix', columns: ['order_id'] },
      { name: 'payments_requests_state_ix', columns: ['state', 'asked_at'] },
    ],
  },
};

/** A message of a provider, as it came, before anything is made of it. */
export const eventUid = 'plugin::payments.event';

export const event = {
  schema: {
    ...recordType('event', 'events', 'Provider event'),
    attributes: {
      provider: { type: 'string', required: true, maxLength: 10, ...valuesOf<Provider>() },
      /** The provider's; of another message under an id that is known already, with a part of its digest after a tilde. */
      eventId: { type: 'string', required: true, maxLength: 100 },
      /** SHA-256 of the text in hex. Null in rows that are older than this column: theirs is made of their text. */
      digest: { type: 'string', maxLength: 64 },
      what: { type: 'string', required: true, maxLength: 80 },
      /** The text whose signature was verified. */
      raw: { type: 'text', maxLength: 262_144 },
      /** What its provider's folder read from it: ids and amounts, nobody's data. */
      told: { type: 'json', ...valuesOf<ProviderEvent>() },
      /** Of our order, once it is known. */
      orderId: { type: 'integer' },
      receivedAt: { type: 'datetime', required: true },
      processedAt: { type: 'datetime' },
      attempts: { type: 'integer', required: true, default: 0 },
      nextAt: { type: 'datetime' },
      problem: { type: 'string', maxLength: 200 },
    } as const,
    indexes: [
      { name: 'payments_events_id_uq', columns: ['provider', 'event_id'], type: 'unique' },
      { name: 'payments_events_order_ix', columns: ['order_id'] },
      { name: 'payments_events_next_ix', columns: ['next_at'] },
    ],
  },
};

/** What happened to an order, and why. Rows are only ever added. */
export const ledgerUid = 'plugin::payments.ledger-entry';
export const ledgerTable = 'payments_ledger_entries';

export const ledgerEntry = {
  schema: {
    ...recordType('ledger-entry', 'ledger-entries', 'Ledger entry'),
    attributes: {
      orderId: { type: 'integer', required: true },
      /** parent, webhook, reconciler, staff, server. */
      actor: { type: 'string', required: true, maxLength: 12, ...valuesOf<Actor>() },
      byId: { type: 'integer' },
      byName: { type: 'string', maxLength: 200 },
      what: { type: 'string', required: true, maxLength: 30, ...valuesOf<TimelineEventType>() },
      fromStage: { type: 'string', maxLength: 20, ...valuesOf<OrderState>() },
      toStage: { type: 'string', maxLength: 20, ...valuesOf<OrderState>() },
      provider: { type: 'string', maxLength: 10, ...valuesOf<Provider>() },
      ref: { type: 'string', maxLength: 100 },
      /** What its sentence is made of; amounts in minor units. */
      facts: { type: 'json', ...valuesOf<Record<string, unknown> | null>() },
      at: { type: 'datetime', required: true },
    } as const,
    indexes: [{ name: 'payments_ledger_order_ix', columns: ['order_id', 'at'] }],
  },
};

declare module '@lanternway/server-kit/db/table' {
  interface Rows {
    'plugin::payments.provider-order': RowOf<typeof providerOrder>;
    'plugin::payments.payment': RowOf<typeof payment>;
    'plugin::payments.refund': RowOf<typeof refund>;
    'plugin::payments.refund-request': RowOf<typeof refundRequest>;
    'plugin::payments.event': RowOf<typeof event>;
    'plugin::payments.ledger-entry': RowOf<typeof ledgerEntry>;
  }
}
