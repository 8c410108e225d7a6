import { refundSentences } from '@lanternway/contracts/payments/refunds';
import type { RefundState } from '@lanternway/contracts/payments/orders';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { holdOrder } from '../orders/orders';
import { refundUid } from '../../content-types/money-records';
import type { ByStaff } from '../orders/ledger';
import type { OrderRecord, RefundRecord } from '../orders/records';
import { logRefund, addRefundToLedger, writeSums } from './money';
import { disputesOf, isDisputed } from '../orders/disputes';
import { isBlank, release, type RefundOutcome } from './ask';

type Commit = (then: () => void) => void;

/** Finds a refund and holds its order, so that two who decide at the same moment do so one after the other. */
export async function onRefund(
  strapi: Core.Strapi,
  documentId: string,
  work: (order: OrderRecord, refund: RefundRecord, onCommit: Commit) => Promise<RefundOutcome>,
): Promise<RefundOutcome> {
  const found = await findRefund(strapi, documentId);
  if (found === null) return { kind: 'missing' };
  return strapi.db.transaction(async ({ onCommit }): Promise<RefundOutcome> => {
    const order = await holdOrder(strapi, found.orderId);
    // As it is now that nobody else can change it.
    const refund = await findRefund(strapi, documentId);
    return refund === null ? { kind: 'missing' } : work(order, refund, onCommit);
  });
}

export async function findRefund(strapi: Core.Strapi, documentId: string): Promise<RefundRecord | null> {
  return await rowsIn(strapi, refundUid).findOne({ where: { documentId } });
}

const change = (
  strapi: Core.Strapi,
  { id }: RefundRecord,
  data: Partial<RefundRecord> & { state: RefundState },
) => rowsIn(strapi, refundUid).updateMany({ where: { id }, data });

/** The second person. */
export const approveRefund = (strapi: Core.Strapi, documentId: string, by: ByStaff): Promise<RefundOutcome> =>
  onRefund(strapi, documentId, async (order, refund, onCommit) => {
    if (refund.state !== 'awaiting_approval') return refused(refundSentences.notWaiting);
    if (refund.requestedById === by.id) return refused(refundSentences.ownRefund);
    const disputes = await disputesOf(strapi, order.id);
    if (isDisputed(order, disputes) && isBlank(refund.disputeReason))
      return refused(refundSentences.disputedSince);
    const decided = {
      state: 'queued',
      approvedById: by.id,
      approvedByName: by.name,
      nextAt: new Date(),
    } as const;
    await change(strapi, refund, decided);
    await writeSums(strapi, order);
    const now: RefundRecord = { ...refund, ...decided };
    await addRefundToLedger(strapi, now, by, 'refund_approved');
    logRefund(strapi, order, 'refund approved', now);
    await release(strapi, order, now, by, onCommit);
    return { kind: 'done', message: refundSentences.approved, refund: now };
  });

/** The reserved amount is free again. The person who asked for the refund withdraws it by this. */
export const declineRefund = (
  strapi: Core.Strapi,
  documentId: string,
  reason: string,
  by: ByStaff,
): Promise<RefundOutcome> =>
  onRefund(strapi, documentId, async (order, refund) => {
    if (refund.state !== 'awaiting_approval') return refused(refundSentences.notWaiting);
    const isOwn = refund.requestedById === by.id;
    const decided = { state: 'declined', isWithdrawn: isOwn, problem: reason, nextAt: null } as const;
    await change(strapi, refund, decided);
    await writeSums(strapi, order);
    const now: RefundRecord = { ...refund, ...decided };
    await addRefundToLedger(strapi, now, by, 'refund_declined', { facts: { reason, isOwn } });
    logRefund(strapi, order, 'refund declined', now);
    return { kind: 'done', message: refundSentences[isOwn ? 'withdrawn' : 'declined'], refund: now };
  });

export const refused = (sentence: string): RefundOutcome => ({ kind: 'refused', sentence });
