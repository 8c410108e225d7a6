import { ok, paramOf, type Answer, type Call } from '../http';
import { fieldsOf, wholeOf } from '../reading';
import type { State } from '../state';
import { shown } from './books';
import { refusal, unknownId } from './errors';
import { listed, pageOf } from './lists';
import { announce, capture } from './moves';

export function readPayment(state: State, call: Call): Answer {
  const payment = state.razorpay.payments.get(paramOf(call));
  return payment === undefined ? unknownId() : ok(shown(payment));
}

export function listPayments(state: State, call: Call): Answer {
  const found = pageOf([...state.razorpay.payments.values()], call.query, ({ created_at: at }) => at);
  return Array.isArray(found) ? ok(listed(found.map(shown))) : found;
}

export function capturePayment(state: State, call: Call): Answer {
  const payment = state.razorpay.payments.get(paramOf(call));
  if (payment === undefined) return unknownId();
  const { amount, currency } = fieldsOf(call.body);
  if (wholeOf(amount) === null) return refusal('The amount must be an integer', { field: 'amount' });
  if (payment.captured) return refusal('This payment has already been captured');
  const order = state.razorpay.orders.get(payment.order_id)?.order;
  if (order?.status === 'paid') {
    return refusal(
      'Your payment has been declined as the order is already paid. Please initiate the payment with a new order.',
    );
  }
  if (payment.status !== 'authorized') {
    return refusal('Only payments which have been authorized and not yet captured can be captured');
  }
  if (amount !== payment.amount || (currency !== undefined && currency !== payment.currency)) {
    return refusal('Capture amount must be equal to the amount authorized.');
  }
  void announce(state, capture(state, payment));
  return ok(shown(payment));
}
