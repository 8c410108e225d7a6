import { account } from '../env';
import type { Call } from '../http';
import type { State } from '../state';
import type { PayPalCapture, PayPalOrder, PayPalRefund } from './books';
import { amountOf, minorOf } from './money';

/** PayPal's view of its data: complete with `Prefer: return=representation`, else minimal. */

export const wantsAll = (call: Call): boolean => /return=representation/.test(call.header('prefer'));

const urlOf = (state: State, path: string) => `${state.settings.url ?? ''}${path}`;

const link = (state: State, rel: string, path: string, method = 'GET') => ({
  href: urlOf(state, path),
  rel,
  method,
});

const withText = (fields: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

export function linksOfOrder(state: State, { id, status, paymentSource }: PayPalOrder) {
  const path = `/v2/checkout/orders/${id}`;
  const self = link(state, 'self', path);
  if (status === 'COMPLETED') return [self];
  const toPayer = paymentSource === null ? 'approve' : 'payer-action';
  return [
    self,
    link(state, toPayer, `/checkoutnow?token=${id}`),
    link(state, 'update', path, 'PATCH'),
    link(state, 'capture', `${path}/capture`, 'POST'),
  ];
}

export function shownOrder(state: State, order: PayPalOrder, isWhole: boolean) {
  const capture = state.paypal.captures.get(order.captureId ?? '');
  const payments = capture && { payments: shownPayments(state, capture, isWhole) };
  const unit = {
    reference_id: order.referenceId,
    ...(isWhole
      ? {
          amount: order.amount,
          payee: { merchant_id: account.paypal.merchantId },
          ...withText({
            description: order.description,
            custom_id: order.customId,
            invoice_id: order.invoiceId,
          }),
        }
      : {}),
    ...payments,
  };
  const payer = payerOf(order);
  const parts =
    isWhole || payments ? { purchase_units: [unit], ...(payer && { payer, ...sourceOf(order) }) } : {};
  const whole = isWhole ? { intent: 'CAPTURE', create_time: order.createdAt } : {};
  return { id: order.id, status: order.status, ...whole, ...parts, links: linksOfOrder(state, order) };
}

/** An order contains its refunds, which PayPal lists nowhere else. */
function shownPayments(state: State, capture: PayPalCapture, isWhole: boolean) {
  const refunds = capture.refundIds.flatMap((id) => state.paypal.refunds.get(id) ?? []);
  return {
    captures: [shownCapture(state, capture, isWhole)],
    ...(refunds.length === 0
      ? {}
      : { refunds: refunds.map((refund) => shownRefund(state, refund, isWhole)) }),
  };
}

const payerOf = ({ payerId, email }: PayPalOrder) =>
  payerId === null
    ? undefined
    : {
        payer_id: payerId,
        email_address: email ?? 'buyer@example.com',
        name: { given_name: 'Test', surname: 'Buyer' },
      };

const sourceOf = ({ payerId, email }: PayPalOrder) => ({
  payment_source: { paypal: { email_address: email ?? 'buyer@example.com', account_id: payerId } },
});

export function shownCapture(state: State, capture: PayPalCapture, isWhole = true) {
  const path = `/v2/payments/captures/${capture.id}`;
  const least = {
    id: capture.id,
    status: capture.status,
    final_capture: true,
    ...(capture.reason === null ? {} : { status_details: { reason: capture.reason } }),
    links: [
      link(state, 'self', path),
      link(state, 'refund', `${path}/refund`, 'POST'),
      link(state, 'up', `/v2/checkout/orders/${capture.orderId}`),
    ],
  };
  if (!isWhole) return least;
  return {
    ...least,
    amount: capture.amount,
    ...withText({ custom_id: capture.customId, invoice_id: capture.invoiceId }),
    seller_protection: { status: 'ELIGIBLE' },
    seller_receivable_breakdown: breakdown(minorOf(capture.amount), capture.amount.currency_code),
    supplementary_data: { related_ids: { order_id: capture.orderId } },
    create_time: capture.createdAt,
    update_time: capture.updatedAt,
  };
}

/** PayPal's usual fee: 3.49 % and 49 cents. */
const feeOf = (minor: number) => Math.min(minor, Math.round(minor * 0.0349) + 49);

const breakdown = (minor: number, currency: string) => ({
  gross_amount: amountOf(minor, currency),
  paypal_fee: amountOf(feeOf(minor), currency),
  net_amount: amountOf(minor - feeOf(minor), currency),
});

export function shownRefund(state: State, refund: PayPalRefund, isWhole = true) {
  const path = `/v2/payments/refunds/${refund.id}`;
  const least = {
    id: refund.id,
    status: refund.status,
    ...(refund.reason === null ? {} : { status_details: { reason: refund.reason } }),
    links: [link(state, 'self', path), link(state, 'up', `/v2/payments/captures/${refund.captureId}`)],
  };
  if (!isWhole) return least;
  const { currency_code: currency } = refund.amount;
  return {
    ...least,
    amount: refund.amount,
    ...withText({ invoice_id: refund.invoiceId, custom_id: refund.customId, note_to_payer: refund.note }),
    seller_payable_breakdown: {
      gross_amount: refund.amount,
      paypal_fee: amountOf(0, currency),
      net_amount: refund.amount,
      total_refunded_amount: amountOf(refund.total, currency),
    },
    create_time: refund.createdAt,
    update_time: refund.updatedAt,
  };
}
