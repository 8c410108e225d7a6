import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { neutralColours } from '@lanternway/contracts/brand/colours';
import type { Letterhead } from '@lanternway/server-kit/platform';
import { receiptContent, type ReceiptFacts } from '../issue/content';
import { receiptPaper } from './paper';
import { paperPdf } from './pdf';
import type { OrderRecord, ReceiptRecord } from '../../orders/records';

const order: OrderRecord = {
  id: 7,
  documentId: 'order7',
  number: 'ORD-7K3M9Q2XWT',
  userId: 3,
  email: 'priya.raman@example.com',
  name: 'Priya Raman',
  phone: '+919800012345',
  planKey: 'coding-yearly',
  planTitle: 'Coding Yearly',
  subject: 'coding',
  track: null,
  trackTitle: null,
  sessions: 96,
  sessionMinutes: 45,
  months: 12,
  amountMinor: 7_599_900,
  currency: 'INR',
  stage: 'paid',
  openKey: null,
  isAgain: null,
  rupeeRate: null,
  source: null,
  origin: null,
  capturedMinor: 7_599_900,
  refundedMinor: 1_000_000,
  reservedMinor: 0,
  paidProvider: 'razorpay',
  paidPaymentId: 'pay_Qk82Rr7TzM',
  paidAt: '2026-11-20T10:00:00.000Z',
  problem: null,
  country: 'IN',
  attention: null,
  expiresAt: null,
  checkAt: null,
  checks: 0,
  placedAt: '2026-11-20T09:55:00.000Z',
  version: 2,
  searchText: null,
};

export const known: ReceiptFacts = {
  seller: {
    brandName: 'Lanternway',
    legalName: 'Lanternway Learning Private Limited',
    address: '12 Lamp Street\nBengaluru 560001\nIndia',
    email: 'hello@lanternway.example',
    phone: '+91 98000 00000',
  },
  host: 'lanternway.example',
  tax: { gstin: null, sac: null, rate: null, state: null, lut: null },
  payment: { method: 'upi' },
  isTest: false,
};

export const withTax = { gstin: '29AAGCB7383J1Z4', sac: '999293', rate: 18, state: '29', lut: null };

export function receiptOf(
  changes: Partial<OrderRecord> = {},
  facts: Partial<ReceiptFacts> = {},
): ReceiptRecord {
  const changed = { ...order, ...changes };
  const content = receiptContent(changed, { ...known, ...facts });
  const { id, amountMinor, currency } = changed;
  return {
    id: 1,
    documentId: 'receipt',
    orderId: id,
    number: 'LW/26-27/000001',
    year: '26-27',
    serial: 1,
    issuedAt: '2026-11-20T10:00:01.000Z',
    amountMinor,
    taxMinor: content.tax?.totalMinor ?? 0,
    currency,
    content,
    mailedAt: null,
  };
}

export const plain: Letterhead = { name: 'Lanternway', colours: neutralColours, mark: null };

export interface Read {
  pages: string[];
  /** Of each page, as JSON. */
  tags: string[];
  title: string | null;
  language: string | null;
  isMarked: boolean;
  /** That something is filled or drawn with. */
  colours: string[];
  /** That something is written in. */
  fonts: string[];
  pictures: number;
}

const reader = path.join(__dirname, '../../../../../../.ci/jest/read-pdf.mjs');

export function read(file: Buffer): Read {
  const { stdout, stderr, status } = spawnSync(process.execPath, [reader], { input: file });
  if (status !== 0) throw new Error(`This is no PDF: ${stderr.toString()}`);
  return JSON.parse(stdout.toString()) as Read;
}

export const textOf = async (receipt: ReceiptRecord) =>
  read(await paperPdf(receiptPaper(receipt), plain)).pages.join('\n');
