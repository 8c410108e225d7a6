import type { FinanceSettings } from '@lanternway/contracts/payments/finance-settings';
import type { Provider } from '@lanternway/contracts/payments/orders';
import type { OrderRecord, PaymentRecord, ReceiptRecord } from '../../orders/records';
import { isoOf } from '../../orders/records';
import { taxOf, type ReceiptTax } from './tax';

/** Everything a receipt says, as it stood when the money came. Kept with it, so that it reads the same for ever. */
export interface ReceiptContent {
  seller: {
    brand: string;
    legalName: string;
    address: string | null;
    email: string | null;
    phone: string | null;
    gstin: string | null;
  };
  buyer: { name: string | null; email: string | null; phone: string | null; country: string | null };
  order: { number: string; placedAt: string | null };
  what: {
    plan: string;
    track: string | null;
    sessions: number;
    /** How long one session takes. Missing in receipts that are older than this fact. */
    sessionMinutes?: number | null;
    months: number;
  };
  payment: {
    provider: Provider | null;
    paymentId: string | null;
    method: string | null;
    paidAt: string | null;
  };
  /** Where it is set the receipt is a tax invoice. */
  tax: ReceiptTax | null;
  /** The sandbox took the money, so nobody did. */
  isTest: boolean;
}

/** What the site settings say of the seller. */
export interface SellerSettings {
  brandName?: string | null;
  legalName?: string | null;
  address?: string | null;
  email?: string | null;
  phone?: string | null;
}

export interface ReceiptFacts {
  seller: SellerSettings | null;
  /** Of the site, for the case that the settings name nobody. */
  host: string;
  tax: FinanceSettings['tax'];
  payment: Pick<PaymentRecord, 'method'> | null;
  isTest: boolean;
}

export function receiptContent(
  order: OrderRecord,
  { seller, host, tax, payment, isTest }: ReceiptFacts,
): ReceiptContent {
  const taxes = taxOf(order, tax);
  const brand = orNull(seller?.brandName) ?? host;
  return {
    seller: {
      brand,
      legalName: orNull(seller?.legalName) ?? brand,
      address: orNull(seller?.address),
      email: orNull(seller?.email),
      phone: orNull(seller?.phone),
      gstin: taxes === null ? null : tax.gstin,
    },
    buyer: { name: order.name, email: order.email, phone: order.phone, country: order.country },
    order: { number: order.number, placedAt: isoOf(order.placedAt) },
    what: {
      plan: order.planTitle,
      track: order.trackTitle,
      sessions: order.sessions,
      sessionMinutes: order.sessionMinutes,
      months: order.months,
    },
    payment: {
      provider: order.paidProvider,
      paymentId: order.paidPaymentId,
      method: payment?.method ?? null,
      paidAt: isoOf(order.paidAt),
    },
    tax: taxes,
    isTest,
  };
}

/** The one place where what the database kept is taken for what was written. */
export const contentOf = ({ content }: Pick<ReceiptRecord, 'content'>): ReceiptContent =>
  (typeof content === 'string' ? JSON.parse(content) : content) as ReceiptContent;

function orNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
