import { mistake, ok, type Answer, type Call } from '../http';
import { paypalEvent } from '../paypal/events';
import { minorOf } from '../paypal/money';
import { give as giveByPayPal, reverse } from '../paypal/refunds';
import { shownRefund } from '../paypal/views';
import { disputeIdOf, shown, type RazorpayPayment } from '../razorpay/books';
import { razorpayEvent } from '../razorpay/events';
import { give as giveByRazorpay } from '../razorpay/refunds';
import { textOf, wholeOf, fieldsOf, type Fields } from '../reading';
import type { State } from '../state';

/** What staff, banks and buyers do at the provider; the application learns of it by webhook. */

/** The payment or capture that a call names, by its own id or its order's. */
function findPaid(state: State, body: Fields) {
  const names = ['payment_id', 'capture_id', 'entityId', 'id', 'order_id', 'orderID'];
  const id = names.map((name) => textOf(body[name])).find((each) => each !== null) ?? '';
  const { razorpay, paypal } = state;
  const ofOrder = razorpay.orders
    .get(id)
    ?.paymentIds.map((each) => razorpay.payments.get(each))
    .find((each) => each?.captured);
  return {
    payment: razorpay.payments.get(id) ?? ofOrder,
    capture: paypal.captures.get(id) ?? paypal.captures.get(paypal.orders.get(id)?.captureId ?? ''),
  };
}

const nobody = () =>
  mistake('Name a payment or capture that was captured: payment_id, capture_id or order_id.');

export function refundByDashboard(state: State, call: Call): Answer {
  const body = fieldsOf(call.body);
  const { payment, capture } = findPaid(state, body);
  const asked = wholeOf(body['amount']);
  if (payment?.captured === true) {
    const left = payment.amount - payment.amount_refunded;
    const amount = asked ?? left;
    if (amount < 1 || amount > left) return mistake(`amount must be from 1 to ${String(left)}.`);
    return ok(shown(giveByRazorpay(state, payment, { amount, notes: {}, receipt: null, speed: 'normal' })));
  }
  if (capture === undefined || capture.status === 'PENDING' || capture.status === 'DECLINED') return nobody();
  const left = minorOf(capture.amount) - capture.refunded;
  const minor = asked ?? left;
  if (minor < 1 || minor > left) return mistake(`amount must be from 1 to ${String(left)}.`);
  const wanted = { minor, invoiceId: null, customId: null, note: null };
  return ok(shownRefund(state, giveByPayPal(state, capture, wanted)));
}

const stages = ['created', 'under_review', 'action_required', 'won', 'lost', 'closed', 'resolved'];

/**
 * A buyer disputes a payment. Razorpay sends an event for each stage (`status`: created, won, lost, closed); a lost
 * dispute takes the money. PayPal takes the money back at once; with a `status` it sends a dispute event and takes the
 * money only if it is lost.
 */
export function chargeBack(state: State, call: Call): Answer {
  const body = fieldsOf(call.body);
  const { payment, capture } = findPaid(state, body);
  const stage = textOf(body['status']);
  if (stage !== null && !stages.includes(stage))
    return mistake(`status must be one of: ${stages.join(', ')}.`);
  const told = { reason: textOf(body['reason']), answerBy: textOf(body['answerBy']) };
  if (told.answerBy !== null && Number.isNaN(Date.parse(told.answerBy)))
    return mistake('answerBy must be a time in ISO 8601.');
  if (payment?.captured === true)
    return disputeRazorpay(state, payment, { ...told, stage: stage ?? 'created' });
  if (capture === undefined) return nobody();
  if (stage === null) return ok(shownRefund(state, reverse(state, capture)));
  const dispute = {
    // One dispute per payment, with the same id at each stage.
    dispute_id: `PP-D-${capture.id}`,
    disputed_transactions: [{ seller_transaction_id: capture.id }],
    reason: told.reason ?? 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    seller_response_due_date: new Date(told.answerBy ?? state.clock.now() + answerWithinMs).toISOString(),
    status: stage === 'created' ? 'OPEN' : 'RESOLVED',
    dispute_amount: capture.amount,
    ...(stage === 'won' ? { dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' } } : {}),
    ...(stage === 'lost' ? { dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' } } : {}),
  };
  const type = `CUSTOMER.DISPUTE.${stage === 'created' ? 'CREATED' : 'RESOLVED'}`;
  void state.post.announce([paypalEvent(state, type, { kind: 'dispute', shown: dispute })], null);
  if (stage === 'lost') reverse(state, capture);
  return ok(dispute);
}

interface Disputed {
  stage: string;
  reason: string | null;
  /** ISO 8601. */
  answerBy: string | null;
}

const answerWithinMs = 10 * 24 * 60 * 60_000;

function disputeRazorpay(
  state: State,
  payment: RazorpayPayment,
  { stage, reason, answerBy }: Disputed,
): Answer {
  const isLost = stage === 'lost';
  const dispute = {
    id: disputeIdOf(payment.id),
    entity: 'dispute',
    payment_id: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    amount_deducted: isLost ? payment.amount : 0,
    reason_code: reason ?? 'goods_or_services_not_received_or_partially_received',
    respond_by: Math.floor(
      Date.parse(answerBy ?? new Date(state.clock.now() + answerWithinMs).toISOString()) / 1000,
    ),
    phase: 'chargeback',
    status: stage === 'created' ? 'open' : stage,
    created_at: state.clock.seconds(),
  };
  if (isLost) {
    const order = state.razorpay.orders.get(payment.order_id)?.order;
    state.ledger.refund(order?.receipt ?? payment.order_id, {
      amount: payment.amount - payment.amount_refunded,
      currency: payment.currency,
    });
  }
  void state.post.announce([razorpayEvent(state, `payment.dispute.${stage}`, { payment, dispute })], null);
  return ok(dispute);
}
