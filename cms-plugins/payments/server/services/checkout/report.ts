import { wasPaid } from '@lanternway/contracts/payments/orders';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { findOrderRow } from '../settlement/find-order-row';
import { paymentUid } from '../../content-types/money-records';
import { ProviderError, type PaymentSnapshot } from '../../providers/provider';
import { addToLedger, type By } from '../orders/ledger';
import { findOrder } from '../orders/orders';
import { settleOrder, refreshReadOrder } from '../settlement/settle';
import { stateful } from '../stateful';
import type { OrderRecord } from '../orders/records';

export interface Report {
  userId: number;
  /** Razorpay's. */
  providerOrderId: string;
  paymentId: string | null;
  signature: string | null;
  isSuccess: boolean;
}

export type ReportResult =
  | { kind: 'unknown' }
  | { kind: 'notProven' }
  | { kind: 'noted'; order: OrderRecord }
  | { kind: 'paid'; order: OrderRecord }
  /** Money may have moved, and nobody can say yet. */
  | { kind: 'confirming'; order: OrderRecord };

const by: By = { actor: 'parent' };

/**
 * Takes what the card window reported to the page. We do not rely on it, but ask Razorpay (product rule D7). Its signature
 * says that a payment of our order was authorised, but not how much, nor whether it was captured.
 */
export async function takeReport(strapi: Core.Strapi, report: Report): Promise<ReportResult> {
  const { providerOrderId, userId, isSuccess } = report;
  const id = await findOrderRow(strapi, { provider: 'razorpay', providerOrderId });
  const order = id === null ? null : await findOrder(strapi, id);
  if (order?.userId !== userId) return { kind: 'unknown' };
  return isSuccess ? takeSuccess(strapi, order, report) : takeFailure(strapi, order, report);
}

/** Null where Razorpay does not answer. */
async function ask(strapi: Core.Strapi, order: OrderRecord, capture: boolean): Promise<OrderRecord | null> {
  try {
    return (await refreshReadOrder(strapi, order, by, { capture })).order;
  } catch (error) {
    if (error instanceof ProviderError) return null;
    throw error;
  }
}

/** A failed attempt does not end the order, and never undoes a payment. */
async function takeFailure(
  strapi: Core.Strapi,
  order: OrderRecord,
  { paymentId }: Report,
): Promise<ReportResult> {
  const now = (await ask(strapi, order, false)) ?? order;
  if (wasPaid(now.stage) || now.paidAt !== null) return { kind: 'paid', order: now };
  if (now.stage === 'processing') return { kind: 'confirming', order: now };
  // What Razorpay knows of it stands in the ledger already, with its reason.
  if (paymentId === null || paymentId === '') {
    const line = { orderId: order.id, by, provider: 'razorpay', facts: { reason: 'other' } } as const;
    await addToLedger(strapi, { ...line, what: 'attempt' });
  }
  return { kind: 'noted', order: now };
}

async function takeSuccess(strapi: Core.Strapi, order: OrderRecord, report: Report): Promise<ReportResult> {
  const { paymentId, signature } = report;
  if (paymentId === null || paymentId === '') return refuse(strapi, order, report, 'the payment is missing');
  const isSigned = signature !== null && signature !== '';
  if (isSigned && !isGenuine(strapi, report))
    return refuse(strapi, order, report, 'the signature is not Razorpay’s');
  const line = { orderId: order.id, by, provider: 'razorpay', ref: paymentId } as const;
  if (isSigned) await addToLedger(strapi, { ...line, what: 'reported' });
  const now = (await ask(strapi, order, true)) ?? order;
  const ending = endingOf(now);
  if (ending !== null) return ending;
  if (!isSigned) return refuse(strapi, now, report, 'Razorpay knows of no payment');
  return (
    (await noteProof(strapi, now, paymentId)) ??
    refuse(strapi, now, report, 'the payment is not of this order')
  );
}

function endingOf(order: OrderRecord): ReportResult | null {
  if (order.paidAt !== null) return { kind: 'paid', order };
  return order.stage === 'processing' || order.stage === 'review' ? { kind: 'confirming', order } : null;
}

const isGenuine = (strapi: Core.Strapi, { providerOrderId, paymentId, signature }: Report): boolean =>
  stateful(strapi, 'providers').razorpayWindow?.isWindowSignature(
    providerOrderId,
    paymentId ?? '',
    signature ?? '',
  ) === true;

/**
 * If Razorpay does not answer, or does not know this payment yet, a right signature counts as its word that the payment is
 * authorised. Null if Razorpay has said something else of the payment.
 */
async function noteProof(
  strapi: Core.Strapi,
  { id, amountMinor, currency }: OrderRecord,
  paymentId: string,
): Promise<ReportResult | null> {
  const payment = { provider: 'razorpay', paymentId } as const;
  const known = await rowsIn(strapi, paymentUid).findOne({ where: payment });
  if (known !== null && (known.orderId !== id || known.state === 'failed')) return null;
  const authorised: PaymentSnapshot = {
    ...payment,
    providerOrderId: null,
    state: 'authorized',
    amountMinor,
    currency,
    refundedMinor: 0,
    method: null,
    reason: null,
    isInternational: null,
    at: new Date().toISOString(),
  };
  const { order } = await settleOrder(strapi, id, [authorised], by);
  return endingOf(order);
}

async function refuse(
  strapi: Core.Strapi,
  { id }: OrderRecord,
  { paymentId }: Report,
  reason: string,
): Promise<ReportResult> {
  const line = { orderId: id, by, provider: 'razorpay', ref: paymentId, facts: { reason } } as const;
  await addToLedger(strapi, { ...line, what: 'refused_report' });
  return { kind: 'notProven' };
}
