import type {
  OrderDetail,
  PaymentRow,
  ProviderOrderRow,
  WebhookRow,
} from '@lanternway/contracts/payments/staff';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { eventUid, paymentUid, providerOrderUid } from '../../content-types/money-records';
import { attemptWords, paymentStateWords } from './labels';
import {
  isoOf,
  type EventRecord,
  type OrderRecord,
  type PaymentRecord,
  type ProviderOrderRecord,
} from '../orders/records';

type Traces = Pick<OrderDetail, 'providerOrders' | 'payments' | 'webhooks'>;

/** The text itself stays where it is: it holds more of a person than the desk has to show. */
const shownOfEvent = [
  'id',
  'provider',
  'eventId',
  'what',
  'receivedAt',
  'processedAt',
  'attempts',
  'problem',
] as const;

/** As many as are shown of what a provider sent. It rarely sends ten. */
const maxWebhooks = 100;

/** What the providers know of an order, the oldest first. */
export async function tracesOf(strapi: Core.Strapi, order: OrderRecord): Promise<Traces> {
  const of = { where: { orderId: order.id }, orderBy: { id: 'asc' } } as const;
  const made = await rowsIn(strapi, providerOrderUid).findMany(of);
  const payments = await rowsIn(strapi, paymentUid).findMany(of);
  const events = await rowsIn(strapi, eventUid).findMany({ ...of, select: shownOfEvent, limit: maxWebhooks });
  return {
    providerOrders: made.map(providerOrderOf),
    payments: payments.map((payment) => paymentOf(payment, order)),
    webhooks: events.map(webhookOf),
  };
}

const providerOrderOf = (made: ProviderOrderRecord): ProviderOrderRow => ({
  provider: made.provider,
  providerOrderId: made.providerOrderId,
  createdAt: isoOf(made.madeAt) ?? '',
  isSuperseded: made.currentKey === null,
});

const paymentOf = (payment: PaymentRecord, { paidProvider, paidPaymentId }: OrderRecord): PaymentRow => ({
  provider: payment.provider,
  paymentId: payment.paymentId,
  state: paymentStateWords[payment.state],
  amount: payment.amountMinor,
  currency: payment.currency,
  refunded: payment.refundedMinor,
  method: payment.method,
  problem: payment.reason === null ? null : attemptWords[payment.reason],
  at: isoOf(payment.seenAt) ?? '',
  paysTheOrder: payment.provider === paidProvider && payment.paymentId === paidPaymentId,
});

const webhookOf = (event: Pick<EventRecord, (typeof shownOfEvent)[number]>): WebhookRow => ({
  provider: event.provider,
  eventId: event.eventId,
  type: event.what,
  receivedAt: isoOf(event.receivedAt) ?? '',
  processedAt: isoOf(event.processedAt),
  attempts: event.attempts,
  problem: event.problem,
});
