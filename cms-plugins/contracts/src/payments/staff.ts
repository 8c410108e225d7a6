import { bool, number, object, string, type InferType } from 'yup';
import { ownWords } from '../fields/fields.js';
import { trimmed } from '../fields/text-ends.js';
import { familyListField } from '../insight/family-list.js';
import { currencies } from '../money/money.js';
import { count, flag, listOf, oneOf, shape, text } from '../wire/shape.js';
import { twoWeeks } from '../wire/weeks.js';
import { orderNoteRow } from './credit-notes.js';
import { disputeRow, openDispute } from './disputes.js';
import { orderStates, providers } from './orders.js';
import { refundQuote, refundRequestRow, refundRow } from './refunds.js';

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
  second_payment: 'Paid a second time; the second payment goes back',
  chargeback: 'The bank has taken the money back, or the parent disputes the payment',
  stuck: 'The provider has not said for a long time what became of it',
  foreign_inr: 'Paid in rupees from outside India',
  refund_failed: 'A refund failed at the provider',
  not_sold: 'Paid late, when the plan was no longer sold',
  duplicate_purchase: 'The same parent has paid for the same plan twice within a day',
  unreadable: 'The provider sent something about this order that we cannot read',
};

export const orderPageSizes = [10, 20, 50, 100] as const;
export const orderSorts = ['newest', 'oldest', 'amount'] as const;

/** No invisible characters, because the desk shows the text again. */
const plainWords = /^(?!.*\u3164)[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u;
const instant = () => string().matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
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
  /** Where the parent first came from; 'unknown' for those of whom nothing is known. */
  source: string().max(200).matches(plainWords),
  /** Paid, or given back, from the first time on and before the second: the orders behind a number of the revenue. */
  ...{ paidFrom: instant(), paidUntil: instant() },
  ...{ refundedFrom: instant(), refundedUntil: instant() },
  /** The families behind a number: the first order that each paid. */
  families: familyListField(),
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

export const orderRow = shape('OrderRow', {
  id: text(),
  number: text(),
  name: text(),
  email: text(),
  planTitle: text(),
  trackTitle: text().nullable(),
  amount: count(),
  currency: oneOf(currencies),
  refunded: count(),
  state: oneOf(orderStates),
  provider: oneOf(providers).nullable(),
  paymentId: text().nullable(),
  receiptNumber: text().nullable(),
  attentions: listOf(oneOf(attentions)),
  createdAt: text(),
  paidAt: text().nullable(),
});

export type OrderRow = InferType<typeof orderRow>;

export const orderPage = shape('OrderPage', {
  rows: listOf(orderRow),
  total: count(),
  page: count(),
  pageSize: count(),
});

export type OrderPage = InferType<typeof orderPage>;

export const actors = ['parent', 'webhook', 'reconciler', 'staff', 'server'] as const;

export type Actor = (typeof actors)[number];

/** One line of an order's timeline, oldest first, in words. */
export const timelineLine = shape('TimelineLine', {
  at: text(),
  actor: oneOf(actors),
  /** The staff member's name, if it was one. */
  by: text().nullable(),
  words: text(),
  from: oneOf(orderStates).nullable(),
  to: oneOf(orderStates).nullable(),
  provider: oneOf(providers).nullable(),
  /** The provider's id of what it is about. */
  ref: text().nullable(),
});

export type TimelineLine = InferType<typeof timelineLine>;

export const providerOrderRow = shape('ProviderOrderRow', {
  provider: oneOf(providers),
  providerOrderId: text().nullable(),
  createdAt: text(),
  isSuperseded: flag(),
});

export type ProviderOrderRow = InferType<typeof providerOrderRow>;

export const paymentRow = shape('PaymentRow', {
  provider: oneOf(providers),
  paymentId: text(),
  state: text(),
  amount: count(),
  currency: text(),
  refunded: count(),
  method: text().nullable(),
  /** Why it failed, in words. */
  problem: text().nullable(),
  at: text(),
  /** Whether this payment paid the order. */
  paysTheOrder: flag(),
});

export type PaymentRow = InferType<typeof paymentRow>;

export const webhookRow = shape('WebhookRow', {
  provider: oneOf(providers),
  eventId: text(),
  type: text(),
  receivedAt: text(),
  processedAt: text().nullable(),
  attempts: count(),
  problem: text().nullable(),
});

export type WebhookRow = InferType<typeof webhookRow>;

export const delivery = shape('Delivery', {
  id: text(),
  heldOn: text(),
  sessions: count(),
  note: text().nullable(),
  by: text().nullable(),
  at: text(),
  isUndone: flag(),
});

export type Delivery = InferType<typeof delivery>;

export const enrolmentView = shape('EnrolmentView', {
  bought: count(),
  used: count(),
  left: count(),
  /** Suspended while the payment is disputed; ended after a full refund. */
  state: oneOf(['active', 'suspended', 'ended']),
  deliveries: listOf(delivery),
});

export type EnrolmentView = InferType<typeof enrolmentView>;

export const orderDetail = orderRow
  .shape({
    phone: text().nullable(),
    country: text().nullable(),
    sessions: count(),
    /** How long one session takes. Null in orders that are older than this fact. */
    sessionMinutes: count().nullable(),
    months: count(),
    expiresAt: text().nullable(),
    story: listOf(timelineLine),
    providerOrders: listOf(providerOrderRow),
    payments: listOf(paymentRow),
    disputes: listOf(disputeRow),
    /** Whether the payment has an open dispute; a refund then needs its own reason. */
    isDisputed: flag(),
    webhooks: listOf(webhookRow),
    refunds: listOf(refundRow),
    refundRequests: listOf(refundRequestRow),
    enrolment: enrolmentView.nullable().defined(),
    receipt: object({
      number: text(),
      issuedAt: text(),
    })
      .nullable()
      .defined(),
    creditNotes: listOf(orderNoteRow),
    /** What the policy gives now; null if nothing can be refunded. */
    quote: refundQuote.nullable().defined(),
    /** Increases with each change; a change sends the version it saw. */
    version: count(),
  })
  .meta({ name: 'OrderDetail' });

export type OrderDetail = InferType<typeof orderDetail>;

export const orderNote = object({
  note: ownWords(2000).required('Please write a note.'),
});

export const sessionsDelivered = object({
  heldOn: day().required('Please choose a day.'),
  sessions: number().typeError('Please write a number.').integer().min(1).max(50).required(),
  note: ownWords(500).nullable(),
});

export type SessionsDelivered = InferType<typeof sessionsDelivered>;

const amounts = () => listOf(object({ currency: oneOf(currencies), amount: count(), orders: count() }));

export const financeSummary = shape('FinanceSummary', {
  attention: count(),
  openRequests: count(),
  awaitingApproval: count(),
  /** When the longest waiting one was asked for; null where none waits. */
  oldestRequestAt: text().nullable(),
  oldestApprovalAt: text().nullable(),
  /** Open disputes, the one to be answered first at the top. */
  disputes: listOf(openDispute),
  /** Orders that are begun and not paid, without those that are being confirmed, by currency. */
  open: amounts(),
  /** Orders that are being confirmed now. */
  processing: count(),
  /** Since midnight on the school's clock, by currency. */
  takenToday: amounts(),
  isTest: flag(),
  /** Whether each provider's keys are set. Never a key. */
  configured: object({ razorpay: flag(), paypal: flag() }).defined(),
  lastReconciliation: object({
    day: text(),
    differences: count(),
  })
    .nullable()
    .defined(),
});

export type FinanceSummary = InferType<typeof financeSummary>;

/** This week at the finance desk. */
export const financeWeek = shape('FinanceWeek', {
  /** What came in less what was given back, each currency apart. May be below zero. */
  net: listOf(object({ currency: oneOf(currencies), now: count(), before: count() })),
  paid: twoWeeks,
  refunded: twoWeeks,
});

export type FinanceWeek = InferType<typeof financeWeek>;
