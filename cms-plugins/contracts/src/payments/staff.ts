import { bool, number, object, string, type InferType } from 'yup';
import { currencies, type Currency } from '../money/money.js';
import { orderStates, providers, type OrderState, type Provider } from './orders.js';
import type { DisputeRow } from './disputes.js';
import type { RefundQuote, RefundRequestRow, RefundRow } from './refunds.js';
import { ownWords } from '../fields/fields.js';
import { trimmed } from '../fields/text-ends.js';

/*
 * The finance desk in the admin: its calls and their answers. Paths begin with the plugin's name; `:id` of an order is
 * its document id. Amounts are in minor units, times ISO 8601.
 */

export const financePermissions = {
  read: 'plugin::payments.read',
  /** Ask the provider again, record sessions, settle what needs attention. */
  work: 'plugin::payments.work',
  refund: 'plugin::payments.refund',
  /** Be the second person for a large refund. */
  approve: 'plugin::payments.approve',
  export: 'plugin::payments.export',
  settings: 'plugin::payments.settings',
} as const;

export type FinancePermission = keyof typeof financePermissions;

/** Why an order needs attention. */
export const attentions = [
  'mismatch',
  'second_payment',
  'chargeback',
  'stuck',
  'foreign_inr',
  'refund_failed',
  'not_sold',
  'duplicate_purchase',
  'unreadable',
] as const;

export type Attention = (typeof attentions)[number];

export const attentionLabels: Record<Attention, string> = {
  mismatch: 'The amount paid is not the amount of the order',
  second_payment: 'Paid a second time; the second payment is given back',
  chargeback: 'The bank has taken the money back, or the parent disputes the payment',
  stuck: 'The provider has not said for long what became of it',
  foreign_inr: 'Paid in rupees from outside India',
  refund_failed: 'A refund failed at the provider',
  not_sold: 'Paid late, when the plan was no longer sold',
  duplicate_purchase: 'The same parent has paid for the same plan twice within a day',
  unreadable: 'The provider sent something about this order that we cannot read',
};

/* GET /payments/orders */

export const ordersPath = '/payments/orders';

export const orderPageSizes = [10, 20, 50, 100] as const;
export const orderSorts = ['newest', 'oldest', 'amount'] as const;

const day = () => string().matches(/^\d{4}-\d{2}-\d{2}$/);

export const orderFilter = object({
  /** Any part of name, e-mail, phone, order number, provider's order or payment id, receipt number. */
  search: string()
    .transform(trimmed)
    .max(100)
    .matches(/^\P{Cc}*$/u),
  state: string().oneOf([...orderStates]),
  currency: string().oneOf([...currencies]),
  provider: string().oneOf([...providers]),
  plan: string().max(40),
  /** Only those that need attention. */
  attention: bool().default(false),
  /** Days of creation in UTC, both included. */
  from: day(),
  to: day(),
});

export type OrderFilter = InferType<typeof orderFilter>;

export const orderQuery = orderFilter.shape({
  page: number().integer().min(1).max(100_000).default(1),
  pageSize: number()
    .oneOf([...orderPageSizes])
    .default(20),
  sort: string()
    .oneOf([...orderSorts])
    .default('newest'),
});

export type OrderQuery = InferType<typeof orderQuery>;

export interface OrderRow {
  id: string;
  number: string;
  name: string;
  email: string;
  planTitle: string;
  trackTitle: string | null;
  amount: number;
  currency: Currency;
  refunded: number;
  state: OrderState;
  provider: Provider | null;
  paymentId: string | null;
  receiptNumber: string | null;
  attentions: Attention[];
  createdAt: string;
  paidAt: string | null;
}

export interface OrderPage {
  rows: OrderRow[];
  total: number;
  page: number;
  pageSize: number;
}

/* GET /payments/orders.csv: the same filter, as a file */

export const ordersCsvPath = '/payments/orders.csv';

/* GET /payments/orders/:id */

export const actors = ['parent', 'webhook', 'reconciler', 'staff', 'server'] as const;

export type Actor = (typeof actors)[number];

/** One line of an order's timeline, oldest first, in words. */
export interface TimelineLine {
  at: string;
  actor: Actor;
  /** The staff member's name, if it was one. */
  by: string | null;
  words: string;
  from: OrderState | null;
  to: OrderState | null;
  provider: Provider | null;
  /** The provider's id of what it is about. */
  ref: string | null;
}

export interface ProviderOrderRow {
  provider: Provider;
  providerOrderId: string | null;
  createdAt: string;
  isSuperseded: boolean;
}

export interface PaymentRow {
  provider: Provider;
  paymentId: string;
  state: string;
  amount: number;
  currency: string;
  refunded: number;
  method: string | null;
  /** Why it failed, in words. */
  problem: string | null;
  at: string;
  /** Whether this payment paid the order. */
  paysTheOrder: boolean;
}

export interface WebhookRow {
  provider: Provider;
  eventId: string;
  type: string;
  receivedAt: string;
  processedAt: string | null;
  attempts: number;
  problem: string | null;
}

export interface Delivery {
  id: string;
  heldOn: string;
  sessions: number;
  note: string | null;
  by: string | null;
  at: string;
  isUndone: boolean;
}

export interface EnrolmentView {
  bought: number;
  used: number;
  left: number;
  /** Suspended while the payment is disputed; ended after a full refund. */
  state: 'active' | 'suspended' | 'ended';
  deliveries: Delivery[];
}

export interface OrderDetail extends OrderRow {
  phone: string | null;
  country: string | null;
  sessions: number;
  months: number;
  expiresAt: string | null;
  story: TimelineLine[];
  providerOrders: ProviderOrderRow[];
  payments: PaymentRow[];
  disputes: DisputeRow[];
  /** Whether the payment has an open dispute; a refund then needs its own reason. */
  isDisputed: boolean;
  webhooks: WebhookRow[];
  refunds: RefundRow[];
  refundRequests: RefundRequestRow[];
  enrolment: EnrolmentView | null;
  receipt: { number: string; issuedAt: string } | null;
  /** What the policy gives now; null if nothing can be refunded. */
  quote: RefundQuote | null;
  /** Increases with each change; a change sends the version it saw. */
  version: number;
}

/* POST /payments/orders/:id/recheck: asks the provider. Answers Rechecked (see staff-order.ts) */
/* POST /payments/orders/:id/note {note}: a staff note in the timeline. Answers OrderChanged */

export const orderNote = object({
  note: ownWords(2000).required('Please write a note.'),
});

/* POST /payments/orders/:id/attention/:attention/done {note}: marks it as done. Answers OrderChanged */
/* POST /payments/orders/:id/sessions, and /sessions/:delivery/undo */

export const sessionsDelivered = object({
  heldOn: day().required('Please choose a day.'),
  sessions: number().typeError('Please write a number.').integer().min(1).max(50).required(),
  note: ownWords(500).nullable(),
});

export type SessionsDelivered = InferType<typeof sessionsDelivered>;

/* GET /payments/summary: the header of the desk and the widget on the admin's home */

export const financeSummaryPath = '/payments/summary';

export interface FinanceSummary {
  attention: number;
  openRequests: number;
  awaitingApproval: number;
  /** Orders that are being confirmed now. */
  processing: number;
  /** Of today in UTC, by currency. */
  takenToday: { currency: Currency; amount: number; orders: number }[];
  isTest: boolean;
  /** Whether each provider's keys are set. Never a key. */
  configured: Record<Provider, boolean>;
  lastReconciliation: { day: string; differences: number } | null;
}

/* GET /payments/receipts?from&to&page&pageSize, /payments/receipts.csv, /payments/receipts.pdf (one file for a period),
   and /payments/orders/:id/receipt.pdf */

export const receiptsPath = '/payments/receipts';

export interface ReceiptRow {
  number: string;
  issuedAt: string;
  orderId: string;
  orderNumber: string;
  name: string;
  planTitle: string;
  amount: number;
  currency: Currency;
  /** Tax in the amount, in minor units; 0 if none is configured. */
  tax: number;
  refunded: number;
}
