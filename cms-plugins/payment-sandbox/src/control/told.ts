import type { State } from '../state';
import { minorOf } from '../paypal/money';
import { shownCapture, shownOrder, shownRefund } from '../paypal/views';
import { shown } from '../razorpay/books';

/**
 * Everything the sandbox holds. For each order of the application (the receipt at Razorpay, the invoice at PayPal),
 * `ledger` has what was captured and refunded, in minor units. With a reference, only what belongs to it.
 */
export function told(state: State, reference: string | null) {
  const isMeant = (name: string | null) => reference === null || state.ledger.keyOf(name) === reference;
  const { razorpay, paypal, ledger, clock, queue, post } = state;
  const cards = [...razorpay.orders.values()].filter(({ order }) => isMeant(order.receipt));
  const windows = [...paypal.orders.values()].filter(({ invoiceId, customId }) =>
    isMeant(invoiceId ?? customId),
  );
  const payments = cards.flatMap(({ paymentIds }) =>
    paymentIds.flatMap((id) => razorpay.payments.get(id) ?? []),
  );
  const captures = windows.flatMap(({ captureId }) => paypal.captures.get(captureId ?? '') ?? []);
  const entries = Object.entries(ledger.read()).filter(([name]) => reference === null || name === reference);
  return {
    now: clock.iso(),
    orders: [
      ...cards.map(({ order }) => ({ provider: 'razorpay', ...shown(order) })),
      ...windows.map((order) => ({
        provider: 'paypal',
        invoice_id: order.invoiceId,
        custom_id: order.customId,
        amount_minor: minorOf(order.amount),
        ...shownOrder(state, order, true),
      })),
    ],
    payments: payments.map((payment) => ({ provider: 'razorpay', ...shown(payment) })),
    captures: captures.map((capture) => ({
      provider: 'paypal',
      order_id: capture.orderId,
      amount_minor: minorOf(capture.amount),
      ...shownCapture(state, capture),
    })),
    refunds: [
      ...payments.flatMap(({ id }) =>
        (razorpay.refundsOf.get(id) ?? []).flatMap((refundId) => {
          const refund = razorpay.refunds.get(refundId);
          return refund === undefined ? [] : [{ provider: 'razorpay', ...shown(refund) }];
        }),
      ),
      ...captures.flatMap(({ refundIds }) =>
        refundIds.flatMap((refundId) => {
          const refund = paypal.refunds.get(refundId);
          if (refund === undefined) return [];
          const { captureId, amount } = refund;
          const facts = { capture_id: captureId, amount_minor: minorOf(amount) };
          return [{ provider: 'paypal', ...facts, ...shownRefund(state, refund) }];
        }),
      ),
    ],
    ledger: Object.fromEntries(entries),
    tokens: paypal.tokensIssued,
    queue: queue.read(),
    webhooks: { mode: post.mode(), disabled: post.isDisabled(), ...state.settings.webhookUrls },
  };
}
