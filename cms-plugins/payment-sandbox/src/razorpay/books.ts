import { Shelf } from '../shelf';

export type Notes = Record<string, string>;

export interface RazorpayOrder {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Notes;
  created_at: number;
}

export interface RazorpayPayment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  base_amount?: number;
  base_currency?: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  invoice_id: null;
  international: boolean;
  method: string;
  amount_refunded: number;
  refund_status: 'partial' | 'full' | null;
  captured: boolean;
  description: string | null;
  card_id: string | null;
  bank: string | null;
  wallet: null;
  vpa: string | null;
  email: string;
  contact: string;
  notes: Notes;
  fee: number | null;
  tax: number | null;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  acquirer_data: Record<string, string | null>;
  created_at: number;
}

export interface RazorpayRefund {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  notes: Notes;
  receipt: string | null;
  acquirer_data: { arn: string | null };
  created_at: number;
  batch_id: null;
  status: 'pending' | 'processed' | 'failed';
  speed_processed: 'normal';
  speed_requested: 'normal' | 'optimum';
}

/** An order, with data that Razorpay does not show. */
export interface RazorpayAccountOrder {
  order: RazorpayOrder;
  paymentIds: string[];
  isCapturedByHand: boolean;
  hasDeclinedOnce: boolean;
}

export interface RazorpayBooks {
  orders: Shelf<RazorpayAccountOrder>;
  /** Order ids by receipt: after a lost answer the application searches by receipt. */
  byReceipt: Map<string, string[]>;
  payments: Map<string, RazorpayPayment>;
  refunds: Map<string, RazorpayRefund>;
  refundsOf: Map<string, string[]>;
  refundKeys: Map<string, { asked: string; refundId: string }>;
}

export function emptyRazorpay(limit: number): RazorpayBooks {
  const books: RazorpayBooks = {
    orders: new Shelf(limit, (gone: RazorpayAccountOrder) => {
      forget(books, gone);
    }),
    byReceipt: new Map(),
    payments: new Map(),
    refunds: new Map(),
    refundsOf: new Map(),
    refundKeys: new Shelf(limit),
  };
  return books;
}

function forget(books: RazorpayBooks, { order, paymentIds }: RazorpayAccountOrder): void {
  if (order.receipt !== null) books.byReceipt.delete(order.receipt);
  for (const id of paymentIds) {
    books.payments.delete(id);
    for (const refundId of books.refundsOf.get(id) ?? []) books.refunds.delete(refundId);
    books.refundsOf.delete(id);
  }
}

/** Empty notes are sent as an empty list. */
export const shown = <T extends { notes: Notes }>(entity: T): Omit<T, 'notes'> & { notes: Notes | [] } => ({
  ...entity,
  notes: Object.keys(entity.notes).length === 0 ? [] : entity.notes,
});

/** Here a payment has at most one dispute, with the same id at each stage. */
export const disputeIdOf = (paymentId: string): string => paymentId.replace(/^pay_/, 'disp_');
