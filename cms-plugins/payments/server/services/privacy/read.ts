import { orderStateLabels, refundWord } from '@lanternway/contracts/payments/orders';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { ledgerUid, paymentUid, refundRequestUid, refundUid } from '../../content-types/money-records';
import { creditNoteUid } from '../../content-types/credit-notes';
import { receiptUid } from '../../content-types/service-records';
import { viewEnrolment } from '../enrolments/enrolments';
import type { OrderRecord, PaymentRecord, RefundRecord, RefundRequestRecord } from '../orders/records';

/** What we keep of an order, for the person whose it is: no keys of ours, and of staff only that it was staff. */
export async function showOrder(strapi: Core.Strapi, order: OrderRecord): Promise<object> {
  const of = { where: { orderId: order.id }, orderBy: { id: 'asc' } };
  const notes = await rowsIn(strapi, ledgerUid).findMany({ ...of, where: { ...of.where, what: 'note' } });
  const enrolment = await viewEnrolment(strapi, order.id);
  return {
    ...orderFacts(order),
    payments: (await rowsIn(strapi, paymentUid).findMany(of)).map(paymentFacts),
    refunds: (await rowsIn(strapi, refundUid).findMany(of)).map(refundFacts),
    refundRequests: (await rowsIn(strapi, refundRequestUid).findMany(of)).map(requestFacts),
    receipts: (await rowsIn(strapi, receiptUid).findMany(of)).map(({ number, issuedAt, content }) => ({
      number,
      issuedAt,
      content,
    })),
    creditNotes: (await rowsIn(strapi, creditNoteUid).findMany(of)).map(({ number, issuedAt, content }) => ({
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
    notes: notes.map(({ facts, at }) => ({ note: facts?.['note'] ?? '', by: 'staff', at })),
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
  isWithdrawn,
  reason,
  message,
  askedAt,
  doneAt,
}: RefundRecord) => ({
  provider,
  refundId: providerRefundId,
  amountMinor,
  currency,
  state: refundWord({ state, isWithdrawn: isWithdrawn ?? false }),
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
