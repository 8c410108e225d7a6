import { randomUUID } from 'node:crypto';
import { isCurrency, type Currency } from '@lanternway/contracts/money/money';
import type { RefundState } from '@lanternway/contracts/payments/orders';
import type { RefundKind } from '@lanternway/contracts/payments/refunds';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { holdOrder } from '../orders/orders';
import { refundUid } from '../../content-types/money-records';
import type { PaymentSnapshot } from '../../providers/provider';
import type { By } from '../orders/ledger';
import { queueProblemMail } from '../attention/problem-mail';
import type { OrderRecord, PaymentRecord, RefundRecord } from '../orders/records';
import { addRefundToLedger, writeSums } from './money';
import { stateful } from '../stateful';

export interface NewRefund {
  orderId: number;
  payment: Pick<PaymentRecord, 'provider' | 'paymentId'>;
  /** The same key is one refund, ever; the provider gets it with the call. */
  requestKey: string;
  amountMinor: number;
  currency: Currency;
  state: RefundState;
  kind: RefundKind;
  providerRefundId?: string;
  reason?: string | null;
  message?: string | null;
  disputeReason?: string | null;
  steps?: readonly string[];
  by?: By;
  approvedById?: number | null;
  approvedByName?: string | null;
}

/** Null where its key is taken already. In a transaction that holds the order. */
export async function addRefund(strapi: Core.Strapi, refund: NewRefund): Promise<RefundRecord | null> {
  const { payment, by, steps, ...rest } = refund;
  const now = new Date();
  const row = {
    documentId: randomUUID(),
    ...rest,
    provider: payment.provider,
    paymentId: payment.paymentId,
    // This way into the table does not know the types of its columns.
    steps: JSON.stringify(steps ?? []),
    requestedById: by?.actor === 'staff' ? by.id : null,
    requestedByName: by?.actor === 'staff' ? by.name : null,
    attempts: 0,
    nextAt: refund.state === 'queued' ? now : null,
    askedAt: now,
    createdAt: now,
    updatedAt: now,
  };
  const made: unknown[] = await strapi.db
    .queryBuilder(refundUid)
    .insert(row)
    .onConflict('request_key')
    .ignore()
    .execute();
  if (made.length === 0) return null;
  return await rowsIn(strapi, refundUid).findOne({ where: { requestKey: refund.requestKey } });
}

/** The key of the refund that replaces a failed one. There is one such refund for each. */
export const retryKeyOf = ({ documentId }: Pick<RefundRecord, 'documentId'>): string => `again_${documentId}`;

type Automatic = Extract<RefundKind, 'duplicate' | 'not_sold'>;

const keyOf: Record<Automatic, string> = { duplicate: 'dup', not_sold: 'late' };
const mailOf = { duplicate: 'second_payment', not_sold: 'not_sold' } as const;

/**
 * Queues the refund of a whole payment for which nothing is delivered, in the caller's transaction. The key is made of the
 * payment, so that it goes back once, however often this is called.
 */
export async function queueWhole(
  strapi: Core.Strapi,
  order: OrderRecord,
  payment: PaymentSnapshot | PaymentRecord,
  kind: Automatic,
  by: By,
): Promise<void> {
  const amountMinor = payment.amountMinor - payment.refundedMinor;
  const { currency } = payment;
  // What is in no currency of ours is a mismatch, which a person settles in the provider's dashboard.
  if (amountMinor <= 0 || !isCurrency(currency)) return;
  const requestKey = `${keyOf[kind]}_${payment.paymentId}`;
  await strapi.db.transaction(async ({ onCommit }) => {
    const held = await holdOrder(strapi, order.id);
    const add = { orderId: order.id, payment, requestKey, amountMinor, currency, kind, by };
    const refund = await addRefund(strapi, { ...add, state: 'queued' });
    if (refund === null) return;
    await writeSums(strapi, held);
    await addRefundToLedger(strapi, refund, by, 'refund_asked', { facts: { payment: payment.paymentId } });
    await queueProblemMail(strapi, held, mailOf[kind], payment.paymentId);
    onCommit(() => {
      stateful(strapi, 'refundWorker').wake();
    });
  });
}
