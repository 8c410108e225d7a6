import { orderStateLabels, refundStateLabels } from '@lanternway/contracts/payments/orders';
import type { Core } from '@strapi/strapi';
import { ledgerUid, paymentUid, refundRequestUid, refundUid } from '../../content-types/money-records';
import { receiptUid } from '../../content-types/service-records';
import { viewEnrolment } from '../enrolments/enrolments';
import type {
  OrderRecord,
  PaymentRecord,
  ReceiptRecord,
  RefundRecord,
  RefundRequestRecord,
} from '../orders/records';

/** What we keep of an order, for the person whose it is: no keys of ours, and of staff only that it was staff. */
export async function showOrder(strapi: Core.Strapi, order: OrderRecord): Promise<object> {
  const rows = async <Row>(uid: string, what: object = {}) =>
    (await strapi.db
      .query(uid)
      .findMany({ where: { orderId: order.id, ...what }, orderBy: { id: 'asc' } })) as Row[];
  const enrolment = await viewEnrolment(strapi, order.id);
  return {
    ...orderFacts(order),
    payments: (await rows<PaymentRecord>(paymentUid)).map(paymentFacts),
    refunds: (await rows<RefundRecord>(refundUid)).map(refundFacts),
    refundRequests: (await rows<RefundRequestRecord>(refundRequestUid)).map(requestFacts),
    receipts: (await rows<ReceiptRecord>(receiptUid)).map(({ number, issuedAt, content }) => ({
      number,
      issuedAt,
      content,
    })),
    sessions:
      enrolment === null
        ? null
        : {
            bought: enrolment.bought,
            used: enrolment.used,
            state: enrolment.state,
            held: enrolment.deliveries.map(({ heldOn, sessions, note, isUndone }) => ({
              heldOn,
              sessions,
              note,
              isUndone,
            })),
          },
    notes: (await rows<{ facts: { note?: string } | null; at: string }>(ledgerUid, { what: 'note' })).map(
      ({ facts, at }) => ({ note: facts?.note ?? '', by: 'staff', at }),
    ),
  };
}

const orderFacts = (order: OrderRecord) => ({
  number: order.number,
  name: order.name,
  email: order.email,
  phone: order.phone,
  country: order.country,
  plan: order.planTitle,
  track: order.trackTitle,
  amountMinor: order.amountMinor,
  currency: order.currency,
  state: orderStateLabels[order.stage],
  refundedMinor: order.refundedMinor,
  placedAt: order.placedAt,
  paidAt: order.paidAt,
});

const paymentFacts = ({
  provider,
  paymentId,
  state,
  amountMinor,
  currency,
  method,
  seenAt,
}: PaymentRecord) => ({
  provider,
  paymentId,
  state,
  amountMinor,
  currency,
  method,
  seenAt,
});

const refundFacts = ({
  provider,
  providerRefundId,
  amountMinor,
  currency,
  state,
  reason,
  message,
  askedAt,
  doneAt,
}: RefundRecord) => ({
  provider,
  refundId: providerRefundId,
  amountMinor,
  currency,
  state: refundStateLabels[state],
  reason,
  message,
  askedAt,
  doneAt,
});

const requestFacts = ({ state, message, answer, askedAt, answeredAt }: RefundRequestRecord) => ({
  state,
  message,
  answer,
  askedAt,
  answeredAt,
});
