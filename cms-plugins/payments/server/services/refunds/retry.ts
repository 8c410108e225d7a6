import { refundSentences } from '@lanternway/contracts/payments/refunds';
import type { Core } from '@strapi/strapi';
import { ProviderError, type RefundSnapshot } from '../../providers/provider';
import type { ByStaff } from '../orders/ledger';
import { resolveAttention } from '../attention/attention';
import { readSettings } from '../settings/settings';
import { stateful } from '../stateful';
import type { PaymentRecord, RefundRecord } from '../orders/records';
import { applyRefund } from './apply';
import { isDisputed } from '../orders/disputes';
import { byStaff, isBlank, messageOf, needsSecondPerson, type RefundOutcome } from './ask';
import { findRefund, onRefund, refused } from './decide';
import { leftOf, logRefund, moneyOf, addRefundToLedger, writeSums, isOf } from './money';
import { addRefund, retryKeyOf } from './queue';
import { findAtProvider } from './send';

/**
 * Tries a failed refund once more, as a refund of its own with a key of its own: but only after the provider has said
 * that the first one is not there after all.
 */
export async function retryRefund(
  strapi: Core.Strapi,
  documentId: string,
  by: ByStaff,
): Promise<RefundOutcome> {
  const refund = await findRefund(strapi, documentId);
  if (refund === null) return { kind: 'missing' };
  if (refund.kind === 'dashboard') return refused(refundSentences.madeElsewhere);
  if (refund.state !== 'failed') return refused(refundSentences.notFailed);
  const reply = await askProvider(strapi, refund);
  if (reply === 'silent') return refused(refundSentences.providerSilent);
  if (reply.refund !== null && reply.refund.state !== 'failed') {
    await applyRefund(strapi, reply.refund, by);
    const now = (await findRefund(strapi, documentId)) ?? refund;
    return { kind: 'done', message: refundSentences.thereAlready, refund: now };
  }
  return addAgain(strapi, documentId, by, reply.refundedMinor);
}

interface ProviderReply {
  refund: RefundSnapshot | null;
  /** What the provider counts as given back of the payment now; null where it does not know the payment. */
  refundedMinor: number | null;
}

async function askProvider(strapi: Core.Strapi, refund: RefundRecord): Promise<ProviderReply | 'silent'> {
  const provider = stateful(strapi, 'providers').of(refund.provider);
  if (provider === null) return 'silent';
  try {
    const found = await findAtProvider(provider, refund);
    const payment = await provider.readPayment(refund.paymentId);
    return { refund: found, refundedMinor: payment?.refundedMinor ?? null };
  } catch (error) {
    if (error instanceof ProviderError) return 'silent';
    throw error;
  }
}

/** Our row of the payment may still count the failed refund, if it was read while the provider was working on that. */
const asCountedNow = (payment: PaymentRecord, refundedMinor: number | null): PaymentRecord =>
  refundedMinor === null ? payment : { ...payment, refundedMinor };

const addAgain = (
  strapi: Core.Strapi,
  documentId: string,
  by: ByStaff,
  refundedMinor: number | null,
): Promise<RefundOutcome> =>
  onRefund(strapi, documentId, async (order, failed, onCommit) => {
    if (failed.state !== 'failed') return refused(refundSentences.notFailed);
    const money = await moneyOf(strapi, order);
    const { payments, refunds, disputes } = money;
    const earlier = refunds.find(({ requestKey }) => requestKey === retryKeyOf(failed));
    if (earlier !== undefined) return { kind: 'done', message: refundSentences.retried, refund: earlier };
    const payment = payments.find((each) => isOf(each, failed));
    if (payment === undefined || failed.amountMinor > leftOf(asCountedNow(payment, refundedMinor), money))
      return refused(refundSentences.tooMuch);
    if (isDisputed(order, disputes) && isBlank(failed.disputeReason))
      return refused(refundSentences.disputed);
    const {
      amountMinor,
      currency,
      kind,
      reason,
      message,
      disputeReason,
      steps,
      approvedById,
      approvedByName,
    } = failed;
    const refund = await addRefund(strapi, {
      orderId: order.id,
      payment,
      requestKey: retryKeyOf(failed),
      state: (await needsApproval(strapi, failed, refunds)) ? 'awaiting_approval' : 'queued',
      ...{ amountMinor, currency, kind, reason, message, disputeReason, approvedById, approvedByName },
      steps: steps ?? [],
      by,
    });
    if (refund === null) return { kind: 'stale' };
    await writeSums(strapi, order);
    await addRefundToLedger(strapi, refund, by, 'refund_asked', { facts: { isRetry: true } });
    await resolveAttention(strapi, order.id, 'refund_failed', by);
    logRefund(strapi, order, 'refund tried again', refund);
    onCommit(() => {
      stateful(strapi, 'refundWorker').wake();
    });
    const answer = refund.state === 'queued' ? refundSentences.retried : messageOf(refund);
    return { kind: 'done', message: answer, refund };
  });

/** The rule may have changed since the refund was asked for. Once a second person has approved it, it stays approved. */
async function needsApproval(
  strapi: Core.Strapi,
  { kind, approvedById, amountMinor, currency }: RefundRecord,
  refunds: readonly RefundRecord[],
): Promise<boolean> {
  if (approvedById !== null || !byStaff.includes(kind)) return false;
  const { secondPersonFrom } = await readSettings(strapi);
  const quote = { secondPersonFrom: secondPersonFrom[currency] };
  return needsSecondPerson({ refunds, quote, request: { amount: amountMinor } });
}
