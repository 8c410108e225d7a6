import type { Answer } from '../http';
import type { Plan } from '../outcomes';
import { Shelf } from '../shelf';

export interface PayPalAmount {
  currency_code: string;
  value: string;
}

export interface PayPalOrder {
  id: string;
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  amount: PayPalAmount;
  referenceId: string;
  customId: string | null;
  invoiceId: string | null;
  description: string | null;
  /** As it was sent; null if the buyer chooses in the window. */
  paymentSource: unknown;
  /** The e-mail in the payment source, if there is one. */
  email: string | null;
  payerId: string | null;
  captureId: string | null;
  createdAt: string;
  /** It can be approved or captured until then, in milliseconds. */
  openUntil: number;
  /** The outcome that a test or a button requested for its capture. */
  plan: Plan | null;
  hasDeclinedOnce: boolean;
}

export interface PayPalCapture {
  id: string;
  orderId: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED';
  reason: string | null;
  amount: PayPalAmount;
  customId: string | null;
  invoiceId: string | null;
  /** Minor units of refunds that did not fail. */
  refunded: number;
  refundIds: string[];
  createdAt: string;
  updatedAt: string;
}

export interface PayPalRefund {
  id: string;
  captureId: string;
  status: 'COMPLETED' | 'PENDING' | 'FAILED';
  reason: string | null;
  amount: PayPalAmount;
  /** Total refunded of the capture, this refund included, in minor units. */
  total: number;
  invoiceId: string | null;
  customId: string | null;
  note: string | null;
  createdAt: string;
  updatedAt: string;
}

/** The answer to a request id, repeated for the same request. */
export interface Replay {
  asked: string;
  until: number;
  answer: () => Answer;
}

export interface PayPalBooks {
  orders: Shelf<PayPalOrder>;
  captures: Map<string, PayPalCapture>;
  refunds: Map<string, PayPalRefund>;
  /** Captures by the invoice they paid: an invoice is paid only once. */
  paidInvoices: Map<string, string>;
  replays: Shelf<Replay>;
  /** Request ids in progress. */
  underWay: Set<string>;
  /** When each access token expires. */
  tokens: Shelf<number>;
  tokensIssued: number;
  /** When tokens were requested within the last minute. */
  tokenTimes: number[];
}

export function emptyPayPal(limit: number): PayPalBooks {
  const books: PayPalBooks = {
    orders: new Shelf(limit, (gone: PayPalOrder) => {
      forget(books, gone);
    }),
    captures: new Map(),
    refunds: new Map(),
    paidInvoices: new Map(),
    replays: new Shelf(limit * 2),
    underWay: new Set(),
    tokens: new Shelf(1_000),
    tokensIssued: 0,
    tokenTimes: [],
  };
  return books;
}

function forget(books: PayPalBooks, order: PayPalOrder): void {
  const capture = books.captures.get(order.captureId ?? '');
  if (capture === undefined) return;
  for (const id of capture.refundIds) books.refunds.delete(id);
  books.captures.delete(capture.id);
  if (capture.invoiceId !== null) books.paidInvoices.delete(capture.invoiceId);
}
