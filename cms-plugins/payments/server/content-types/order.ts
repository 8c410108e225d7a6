import type { Currency } from '@lanternway/contracts/money/money';
import type { OrderState, Provider } from '@lanternway/contracts/payments/orders';
import type { Touch } from '@lanternway/server-kit/family-facts';
import { valuesOf, type RowOf } from '@lanternway/server-kit/db/table';
import type { AttemptReason } from '../providers/provider';
export const orderUid = 'plugin::payments.order';
export const ordersTable = 'payments_orders';

/**
 * What a parent bought, or was about to. Plan and price are a copy of what was published at that moment. It is changed by
 * the plugin's services only; which state follows which stands in services/orders/transitions.
 */
export const order = {
  schema: {
    kind: 'collectionType',
    collectionName: ordersTable,
    info: { singularName: 'order', pluralName: 'orders', displayName: 'Order' },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    attributes: {
      /** As in ORD-7K3M9Q2XWT; the receipt of Razorpay's order and the invoice id of PayPal's. */
      number: { type: 'string', required: true, maxLength: 20 },
      /** Of the user; stays when the account is closed. */
      userId: { type: 'integer', required: true },
      email: { type: 'string', maxLength: 254 },
      name: { type: 'string', maxLength: 80 },
      phone: { type: 'string', maxLength: 20 },

      planKey: { type: 'string', required: true, maxLength: 40 },
      planTitle: { type: 'string', required: true, maxLength: 60 },
      subject: { type: 'string', required: true, maxLength: 10 },
      track: { type: 'string', maxLength: 80 },
      trackTitle: { type: 'string', maxLength: 60 },
      sessions: { type: 'integer', required: true },
      /** How long one session takes. Null in orders older than this field: the parent had not been shown a length. */
      sessionMinutes: { type: 'integer' },
      months: { type: 'integer', required: true },
      amountMinor: { type: 'integer', required: true },
      currency: { type: 'string', required: true, maxLength: 3, ...valuesOf<Currency>() },

      /** One of the order states; Strapi overlays an attribute called status. */
      stage: { type: 'string', required: true, maxLength: 20, default: 'pending', ...valuesOf<OrderState>() },
      /** `user|plan|track` while it is the parent's one open order for that, whatever its currency; null afterwards. */
      openKey: { type: 'string', maxLength: 100, private: true },
      /** Whether the parent was asked, and wants the plan a second time within a day. Null in orders older than the question. */
      isAgain: { type: 'boolean' },
      // The three sums are of the payment that pays the order, or of any where none does. A second payment is not the
      // order's money: it goes back whole, and stands in the rows of payments and refunds alone.
      capturedMinor: { type: 'integer', required: true, default: 0 },
      refundedMinor: { type: 'integer', required: true, default: 0 },
      /** Promised to be given back, and not yet confirmed: refunds that wait, queued or pending. */
      reservedMinor: { type: 'integer', required: true, default: 0 },
      paidProvider: { type: 'string', maxLength: 10, ...valuesOf<Provider>() },
      paidPaymentId: { type: 'string', maxLength: 64 },
      paidAt: { type: 'datetime' },
      /** A reason of the last attempt that failed, one of `attemptReasons` of the providers. */
      problem: { type: 'string', maxLength: 60, ...valuesOf<AttemptReason>() },
      /** Rupees for one unit of the currency on the day of payment, in millionths. Null in rupees, and where none was known. */
      rupeeRate: { type: 'integer' },
      /** Where the family first came from, as its browser reported it, known when the order was made; insight counts by it. */
      source: { type: 'string', maxLength: 200 },
      /** Two capital letters, where it was known when the order was made. */
      country: { type: 'string', maxLength: 2 },
      /** How the visit in which it was made began. Insight makes the last touch of it. Null if the page did not say. */
      origin: { type: 'json', ...valuesOf<Touch | null>() },
      /** The attentions of it that no person has dealt with, comma-separated between commas: ',mismatch,stuck,'. Null: none. */
      attention: { type: 'string', maxLength: 200 },
      expiresAt: { type: 'datetime' },
      /** When the reconciler looks again; null: never. */
      checkAt: { type: 'datetime' },
      checks: { type: 'integer', required: true, default: 0 },
      placedAt: { type: 'datetime', required: true },
      /** Counts up at each change. */
      version: { type: 'integer', required: true, default: 0 },
      /** In lower case: name, e-mail, phone, number, the providers' ids, receipt number. */
      searchText: { type: 'text', maxLength: 900, private: true },
    } as const,
    indexes: [
      { name: 'payments_orders_number_uq', columns: ['number'], type: 'unique' },
      { name: 'payments_orders_open_uq', columns: ['open_key'], type: 'unique' },
      { name: 'payments_orders_document_ix', columns: ['document_id'] },
      { name: 'payments_orders_user_ix', columns: ['user_id', 'placed_at'] },
      { name: 'payments_orders_stage_ix', columns: ['stage', 'placed_at'] },
      { name: 'payments_orders_check_ix', columns: ['check_at'] },
      { name: 'payments_orders_attention_ix', columns: ['attention'] },
      { name: 'payments_orders_placed_ix', columns: ['placed_at'] },
      // All that the revenue adds up, so that it reads no order.
      {
        name: 'payments_orders_revenue_ix',
        columns: ['paid_at', 'plan_key', 'currency', 'source', 'captured_minor', 'rupee_rate', 'plan_title'],
      },
    ],
  },
};

declare module '@lanternway/server-kit/db/table' {
  interface Rows {
    'plugin::payments.order': RowOf<typeof order>;
  }
}
