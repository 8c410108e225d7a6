import { array, bool, number, object, string, type InferType } from 'yup';
import { endpoint, nothing } from '../wire/endpoint.js';
import { currencies } from '../money/money.js';
import { orderNoteRow } from './credit-notes.js';
import { orderStates, providers, refundRequestStates, refundStates } from './orders.js';
import { notRefundable } from './refund-policy.js';
import { ownWords } from '../fields/fields.js';

/* What a parent reads about their orders, and can request */

/** An order as the parent sees it. */
export const orderView = object({
  /** Identifies the order in all our calls. */
  id: string().required(),
  /** Such as 'ORD-7K3M9Q2XWT'. */
  number: string().required(),
  plan: string().required(),
  planTitle: string().required(),
  track: string().nullable().defined(),
  trackTitle: string().nullable().defined(),
  /** Minor units. */
  amount: number().required(),
  currency: string()
    .oneOf([...currencies])
    .required(),
  status: string()
    .oneOf([...orderStates])
    .required(),
  provider: string()
    .oneOf([...providers])
    .nullable()
    .defined(),
  /** The provider's id of the payment that paid it or is being confirmed. */
  paymentId: string().nullable().defined(),
  /** The provider's id of the order, for the current attempt. */
  providerOrderId: string().nullable().defined(),
  /** ISO 8601. */
  createdAt: string().required(),
  paidAt: string().nullable().defined(),
  /** Minor units refunded, as confirmed by the provider. */
  refunded: number().required(),
  /** Why the last attempt failed, as the parent reads it. */
  problem: string().nullable().defined(),
  receiptNumber: string().nullable().defined(),
  /** The notes of its refunds, the oldest first. */
  creditNotes: array(orderNoteRow).required(),
  /** How long one session takes. Null in orders that are older than this fact. */
  sessionMinutes: number().nullable().defined(),
  sessions: object({
    bought: number().required(),
    used: number().required(),
    left: number().required(),
  })
    .nullable()
    .defined(),
  refunds: array(
    object({
      amount: number().required(),
      state: string()
        .oneOf([...refundStates])
        .required(),
      words: string().required(),
      at: string().required(),
    }),
  ).required(),
  refundRequest: object({
    state: string()
      .oneOf([...refundRequestStates])
      .required(),
    at: string().required(),
    answer: string().nullable().defined(),
  })
    .nullable()
    .defined(),
  /** Whether a refund can be requested now. If not, `whyNoRefund` tells the parent why. */
  mayRequestRefund: bool().required(),
  whyNoRefund: string().nullable().defined(),
  /** What the policy gives now, and how it is computed. Null if no refund can be requested. */
  refundQuote: object({
    /** Minor units. 0 if the policy gives nothing. */
    amount: number().required(),
    steps: array(string().required()).required(),
  })
    .nullable()
    .defined(),
});

export type OrderView = InferType<typeof orderView>;

/* GET /api/auth/orders, and one of them */

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/auth/orders',
  access: 'parent',
  request: nothing,
  reply: object({ orders: array(orderView.required()).required() }),
});

export const yourOrders = 'These are your orders.';

export const readOrder = endpoint({
  method: 'GET',
  path: '/api/auth/orders/:id',
  access: 'parent',
  request: nothing,
  reply: object({ order: orderView.required() }),
});

export const yourOrder = 'This is your order.';

/* GET /api/auth/orders/:id/receipt.pdf: the receipt as a file, or a refusal. 404 until it is paid. */

export const receiptPdf = {
  method: 'GET',
  path: '/api/auth/orders/:id/receipt.pdf',
  access: 'parent',
} as const;

export const noReceiptYet = 'There is no receipt for this order yet.';

/* GET /api/auth/orders/:id/credit-notes/:note/note.pdf: the note of a refund as a file, or a refusal. */

export const creditNotePdf = {
  method: 'GET',
  path: '/api/auth/orders/:id/credit-notes/:note/note.pdf',
  access: 'parent',
} as const;

export const noSuchNote = 'There is no such note for this order.';

/* POST /api/auth/orders/:id/refund-request, and /withdraw */

export const requestRefund = endpoint({
  method: 'POST',
  path: '/api/auth/orders/:id/refund-request',
  access: 'parent',
  request: object({
    message: ownWords(2000).notRequired(),
  }),
  reply: nothing,
});

/** Why a refund cannot be requested. */
export const noRefundReasons = {
  notPaid: 'This order is not paid.',
  open: 'We have your request already. We will answer within two business days.',
  underWay: 'Your refund is on its way.',
  nothingLeft: 'All of it has been refunded already.',
  notRefundable: `${notRefundable} If something went wrong, please contact us.`,
  disputed: 'Your bank is looking into this payment, so we cannot refund it now.',
} as const;

export const noOpenRequest = 'There is no open request for this order.';

export const refundRequested = 'We have your request. We will answer within two business days.';

export const withdrawRefundRequest = endpoint({
  method: 'POST',
  path: '/api/auth/orders/:id/refund-request/withdraw',
  access: 'parent',
  request: nothing,
  reply: nothing,
});

export const refundRequestWithdrawn = 'Your request is withdrawn.';
