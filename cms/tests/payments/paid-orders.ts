import { randomUUID } from 'node:crypto';
import type { Currency } from '@lanternway/contracts/money/money';
import type { FinanceSettings } from '@lanternway/contracts/payments/finance-settings';
import type { Cms } from '../start-cms';

export const orderUid = 'plugin::payments.order';
export const receiptUid = 'plugin::payments.receipt';

export interface PaidOrder {
  id: number;
  documentId: string;
  number: string;
}

export interface Receipt {
  id: number;
  orderId: number;
  number: string;
  year: string;
  serial: number;
  taxMinor: number;
  mailedAt: unknown;
}

export interface Bought {
  userId: number;
  email: string | null;
  name: string | null;
  trackTitle: string | null;
  amountMinor: number;
  currency: Currency;
  country: string | null;
  paidAt: Date;
  refundedMinor: number;
  planKey: string;
  sessions: number;
  sessionMinutes: number | null;
}

let made = 0;

const bought: Omit<Bought, 'paidAt'> = {
  userId: 0,
  email: null,
  name: 'Priya Raman',
  trackTitle: null,
  amountMinor: 7_599_900,
  currency: 'INR',
  country: 'IN',
  refundedMinor: 0,
  planKey: 'coding-yearly',
  sessions: 96,
  sessionMinutes: 45,
};

/** An order just before its receipt is issued. */
export async function paidOrder({ strapi }: Cms, changes: Partial<Bought> = {}): Promise<PaidOrder> {
  made += 1;
  const now = new Date();
  const row = { ...bought, paidAt: now, ...changes };
  return (await strapi.db.query(orderUid).create({
    data: {
      ...row,
      documentId: randomUUID().replaceAll('-', ''),
      number: `ORD-RECEIPT${String(made).padStart(6, '0')}`,
      phone: '+919800012345',
      planTitle: 'Coding Yearly',
      subject: 'coding',
      months: 12,
      stage: 'paid',
      capturedMinor: row.amountMinor,
      paidProvider: 'razorpay',
      paidPaymentId: `pay_receipt${String(made)}`,
      placedAt: now,
    },
  })) as PaidOrder;
}

/** Issues an order's receipt in the caller's transaction, and returns it. */
export async function issueIn({ strapi }: Cms, order: PaidOrder): Promise<Receipt> {
  await strapi.plugin('payments').service('receipts').issue(order);
  return (await strapi.db.query(receiptUid).findOne({ where: { orderId: order.id } })) as Receipt;
}

/** As when an order is settled: in a transaction of its own. */
export const issueFor = async (cms: Cms, order: PaidOrder): Promise<Receipt> =>
  cms.strapi.db.transaction(() => issueIn(cms, order));

interface Settings {
  read: () => Promise<FinanceSettings>;
  save: (settings: FinanceSettings) => Promise<void>;
}

const settingsOf = ({ strapi }: Cms): Settings => strapi.plugin('payments').service('settings');

/** Changes some of finance's settings, and keeps the others. */
export async function setReceipts(cms: Cms, changes: Partial<FinanceSettings['receipts']>): Promise<void> {
  const settings = await settingsOf(cms).read();
  await settingsOf(cms).save({ ...settings, receipts: { ...settings.receipts, ...changes } });
}

export async function setTax(cms: Cms, tax: FinanceSettings['tax']): Promise<void> {
  await settingsOf(cms).save({ ...(await settingsOf(cms).read()), tax });
}

export const noTax: FinanceSettings['tax'] = { gstin: null, sac: null, rate: null, state: null, lut: null };
