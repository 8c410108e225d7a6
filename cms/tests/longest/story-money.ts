import type { AnyObject, ObjectSchema } from 'yup';
import { orderFilter, orderNote, orderQuery, sessionsDelivered } from '@lanternway/contracts/payments/staff';
import { reconciliationRequest } from '@lanternway/contracts/payments/reconciliation';
import { financeSettings } from '@lanternway/contracts/payments/finance-settings';
import {
  proposalDecline,
  settingsSeen,
  type SettingsReply,
} from '@lanternway/contracts/payments/finance-settings-changes';
import type { Endpoint } from '@lanternway/contracts/wire/endpoint';
import { providers } from '@lanternway/contracts/payments/orders';
import * as parents from '@lanternway/contracts/payments/parent-orders';
import * as payments from '@lanternway/contracts/payments/checkout';
import { receiptFilter, receiptQuery } from '@lanternway/contracts/payments/receipts';
import { revenueQuery } from '@lanternway/contracts/payments/revenue';
import * as refunds from '@lanternway/contracts/payments/refunds';
import { until } from '../mailer/mails';
import type { Test } from 'supertest';
import { approve, payByCard, type Buyer, type CardOrder, type PayPalOrder } from '../payments/buyer';
import type { PaymentSandbox } from '../payments/sandbox';
import type { Staff } from '../staff';
import type { Cms } from '../start-cms';
import { longestOf, type Known } from './longest';
import { routeOf } from './story-parents';
import type { Walk } from './walk';

type Schema = ObjectSchema<AnyObject>;

/** A plan with every field at its longest. */
export const longestPlan = {
  key: 'p'.repeat(40),
  title: `${'न'.repeat(58)}👋`,
  subject: 'coding' as const,
  sessions: 96,
  sessionMinutes: 45,
  months: 12,
  prices: { INR: 100_000_000, USD: 100_000_000, GBP: 100_000_000 },
};

const price = (currency: string) => ({
  plan: longestPlan.key,
  track: undefined,
  amount: longestPlan.prices.INR,
  currency,
});

/** A parent buys twice, by card and by PayPal, and asks for a refund. Returns the order that was paid by card. */
export async function walkBuying({ ask }: Walk, sandbox: PaymentSandbox, buyer: Buyer): Promise<string> {
  const as = `Bearer ${buyer.token}`;
  const call = <Answer>(endpoint: Endpoint, known: Known = {}, more: object = {}) =>
    ask<Answer>({ route: routeOf(endpoint), request: endpoint.request as Schema, known, as, ...more });
  await call(payments.paymentOptions);
  const card = await call<CardOrder>(payments.createOrder, price('INR'));
  const paid = await payByCard(sandbox, card);
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = paid;
  const reported = { orderId: card.id, paymentId, signature, status: 'success' };
  await call(payments.updatePayment, reported, { unkept: ['signature'] });
  const paypal = await call<PayPalOrder>(payments.createPayPalOrder, price('USD'));
  await approve(sandbox, paypal);
  await call(payments.capturePayPal, { orderId: paypal.orderId });
  const at = { at: { id: card.order } };
  await call(parents.listOrders);
  await call(parents.readOrder, {}, at);
  await ask({ route: routeOf(parents.receiptPdf), as, ...at });
  await call(parents.requestRefund, {}, at);
  await call(parents.withdrawRefundRequest, {}, at);
  await call(parents.requestRefund, {}, at);
  for (const provider of providers) {
    const send = (test: Test) => test.send({ event: 'न'.repeat(60_000) });
    await ask({ route: `POST ${payments.webhookPath(provider)}`, refused: 400, send });
  }
  return card.order;
}

/** What finance does with it. */
export async function walkFinance(
  { ask }: Walk,
  { strapi }: Cms,
  staff: Record<Staff, string>,
  { order, buyer }: { order: string; buyer: Buyer },
): Promise<void> {
  const as = staff.finance;
  const find = async <Row>(type: string, where: object = {}) =>
    (await strapi.db.query(`plugin::payments.${type}`).findOne({ where, orderBy: { id: 'desc' } })) as Row;
  const read = (path: string, request?: Schema, at: object = {}) =>
    ask({ route: `GET /payments/${path}`, as, ...at, ...(request === undefined ? {} : { request }) });
  const write = (path: string, request: Schema, known: Known = {}, more: object = {}) =>
    ask({ route: `POST /payments/${path}`, as, request, known, at: { id: order }, ...more });
  const none = financeSettings.pick([]) as Schema;

  await write('orders/:id/note', orderNote as Schema);
  const second = await find<{ documentId: string }>('order', { attention: ',duplicate_purchase,' });
  await write(
    'orders/:id/attention/:attention/done',
    orderNote as Schema,
    {},
    {
      at: { id: second.documentId, attention: 'duplicate_purchase' },
    },
  );
  await write('orders/:id/recheck', none);
  const today = new Date().toISOString().slice(0, 10);
  await write('orders/:id/sessions', sessionsDelivered as Schema, { heldOn: today });
  const delivery = await find<{ documentId: string }>('delivery');
  await write(
    'orders/:id/sessions/:delivery/undo',
    none,
    {},
    { at: { id: order, delivery: delivery.documentId } },
  );

  const tax = { gstin: '27AAPFU0939F1ZV', sac: '99999999', rate: 18, state: '27', lut: 'न'.repeat(40) };
  const secondPersonFrom = { INR: 1, USD: 1, GBP: 1 };
  await walkSettings({ tax, secondPersonFrom });
  const request = await find<{ documentId: string }>('refund-request');
  await write(
    'refund-requests/:id/decline',
    refunds.requestAnswer as Schema,
    {},
    {
      at: { id: request.documentId },
    },
  );
  const give = async (key: string) => {
    const { version } = await find<{ version: number }>('order', { documentId: order });
    await write('orders/:id/refund', refunds.orderRefund as Schema, { amount: 100, version, key });
    return (await find<{ documentId: string }>('refund')).documentId;
  };
  const declined = await give('6f9619ff-8b86-4d01-b42d-00c04fc964f0');
  const other = { as: staff.superAdmin };
  await write('refunds/:id/decline', refunds.refundDecline as Schema, {}, { ...other, at: { id: declined } });
  const approved = await give('6f9619ff-8b86-4d01-b42d-00c04fc964f1');
  await write('refunds/:id/approve', none, {}, { ...other, at: { id: approved } });
  await until(async () => (await find<{ state: string }>('refund')).state === 'done' || undefined);
  await write('refunds/:id/retry', none, {}, { at: { id: approved }, refused: 400 });
  await write('reconciliations', reconciliationRequest as Schema);

  const { documentId } = await find<{ documentId: string }>('reconciliation');
  await read('orders', orderQuery as Schema);
  await read('orders.csv', orderFilter as Schema);
  await read('orders/:id', undefined, { at: { id: order } });
  await read('orders/:id/receipt.pdf', undefined, { at: { id: order } });
  await read('plans');
  await read('summary');
  await read('refunds', refunds.refundQuery as Schema);
  await read('refund-requests', refunds.refundRequestQuery as Schema);
  await read('receipts', receiptQuery as Schema);
  await read('receipts.csv', receiptFilter as Schema);
  await read('receipts.pdf');
  await read('revenue', revenueQuery as Schema, { known: { from: '2026-01', to: '2026-12' } });
  await read('revenue.csv', revenueQuery as Schema, { known: { from: '2026-01', to: '2026-12' } });
  await read('credit-notes', receiptQuery as Schema);
  await read('credit-notes.csv', receiptFilter as Schema);
  const note = await find<{ documentId: string }>('credit-note');
  await read('credit-notes/:id/note.pdf', undefined, { at: { id: note.documentId } });
  const at = { id: order, note: note.documentId };
  await ask({ route: routeOf(parents.creditNotePdf), as: `Bearer ${buyer.token}`, at });
  await read('reconciliations');
  await read('reconciliations/:id', undefined, { at: { id: documentId } });

  /** Proposes the settings, has them declined once, and then confirmed. */
  async function walkSettings(known: Known): Promise<void> {
    const settings = longestOf(financeSettings as Schema, known);
    const request = settingsSeen.shape({ settings: financeSettings }) as Schema;
    for (const answer of ['decline', 'confirm'] as const) {
      const { seen } = await ask<SettingsReply>({ route: 'GET /payments/settings', as });
      await write('settings', request, { seen, settings });
      const { proposal } = await ask<SettingsReply>({ route: 'GET /payments/settings', as });
      const by = { as: staff.superAdmin, at: { id: proposal?.id ?? '' } };
      const reason = answer === 'decline' ? (proposalDecline as Schema) : none;
      await write(`settings/proposals/:id/${answer}`, reason, {}, by);
    }
  }
}
