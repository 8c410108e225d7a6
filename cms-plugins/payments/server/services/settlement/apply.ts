import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { paymentUid } from '../../content-types/money-records';
import type { PaymentSnapshot } from '../../providers/provider';
import { checkAfterReportMs, soon } from '../orders/check-times';
import { addToLedger, type By, type LedgerEntry } from '../orders/ledger';
import { changeOrder, holdOrder, type OrderChange } from '../orders/orders';
import { refreshSearchText } from '../orders/search-text';
import type { OrderRecord } from '../orders/records';
import type { Decision, Step } from './decide';
import { fulfil } from './fulfil';
import { handleWrongPayment, isWrongPayment } from './wrong';

/**
 * Writes what was decided, in the caller's transaction, which holds the order. Everything that an order brings follows
 * in the same transaction, so that it happens once or not at all (product rule D8); the number of the receipt comes last.
 * Returns the order as it is then.
 */
export async function applyDecision(
  strapi: Core.Strapi,
  order: OrderRecord,
  { payments, steps, transition, rupeeRate }: Decision & { rupeeRate: number | null },
  by: By,
): Promise<OrderRecord> {
  await storePayments(strapi, order, payments);
  const data = { ...changeOf(order, steps, rupeeRate), ...changeByTransition(transition) };
  const now = Object.keys(data).length === 0 ? order : await changeOrder(strapi, order, data);
  await addToLedger(strapi, ...linesOf(order, now, { steps, transition }, by));
  const paying = steps.find((step) => step.kind === 'pays');
  const wrong = steps.filter(isWrongPayment);
  for (const step of wrong) await handleWrongPayment(strapi, now, step, by);
  // Issuing the receipt writes the search text, too.
  const isNoted = paying !== undefined && (await fulfil(strapi, now, paying.payment, by));
  if (paying === undefined && payments.length > 0) await refreshSearchText(strapi, now);
  // Marking an order for a person to look at changes it again, so it is read again.
  return isNoted || wrong.length > 0 ? holdOrder(strapi, order.id) : now;
}

async function storePayments(
  strapi: Core.Strapi,
  { id }: OrderRecord,
  payments: readonly PaymentSnapshot[],
): Promise<void> {
  const rows = rowsIn(strapi, paymentUid);
  const changedAt = new Date();
  for (const { at, ...payment } of payments) {
    const { provider, paymentId } = payment;
    const { count } = await rows.updateMany({
      where: { provider, paymentId, orderId: id },
      data: { ...payment, changedAt },
    });
    if (count === 0)
      await rows.createMany({ data: [{ ...payment, orderId: id, seenAt: new Date(at), changedAt }] });
  }
}

function changeOf(order: OrderRecord, steps: readonly Step[], rupeeRate: number | null): OrderChange {
  const change: OrderChange = {};
  for (const step of steps) {
    const { amountMinor, currency, provider, paymentId } = step.payment;
    if (step.kind === 'pays') {
      // An order that a person is looking at stays in review. The parent gets what they paid for all the same.
      const stage = order.stage === 'review' ? 'review' : 'paid';
      const paid = { paidProvider: provider, paidPaymentId: paymentId, paidAt: new Date() };
      Object.assign(change, { stage, ...paid, capturedMinor: amountMinor, problem: null, rupeeRate });
      Object.assign(change, { openKey: null, checkAt: null, checks: 0 });
    } else if (step.kind === 'attempt') {
      if (order.paidAt === null && change.paidAt === undefined) change.problem = step.reason;
    } else if (takenForNothing.includes(step.kind) && currency === order.currency) {
      change.capturedMinor = (change.capturedMinor ?? order.capturedMinor) + amountMinor;
    }
  }
  return change;
}

const takenForNothing: readonly Step['kind'][] = ['mismatch', 'notSold', 'boughtAlready'];

function changeByTransition(transition: Decision['transition']): OrderChange {
  if (transition === null) return {};
  return transition === 'processing'
    ? { stage: transition, problem: null, checkAt: soon(checkAfterReportMs), checks: 0 }
    : { stage: transition, openKey: null };
}

function linesOf(
  { id, stage }: OrderRecord,
  now: OrderRecord,
  { steps, transition }: Pick<Decision, 'steps' | 'transition'>,
  by: By,
): LedgerEntry[] {
  const lines = steps.flatMap((step): LedgerEntry[] => {
    const { provider, paymentId, amountMinor, currency } = step.payment;
    const line = { orderId: id, by, provider, ref: paymentId };
    if (step.kind === 'attempt') return [{ ...line, what: 'attempt', facts: { reason: step.reason } }];
    if (step.kind !== 'pays') return [];
    const what = step.isLate ? 'late_paid' : 'paid';
    return [{ ...line, what, from: stage, to: now.stage, facts: { amount: amountMinor, currency } }];
  });
  if (transition === null) return lines;
  const facts = transition === 'failed' && now.problem !== null ? { reason: now.problem } : {};
  return [...lines, { orderId: id, by, what: transition, from: stage, to: transition, facts }];
}
