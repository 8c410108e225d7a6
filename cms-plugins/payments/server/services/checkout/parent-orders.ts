import { wasPaid } from '@lanternway/contracts/payments/orders';
import type { OrderView } from '@lanternway/contracts/payments/parent-orders';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { paymentUid, providerOrderUid } from '../../content-types/money-records';
import { orderUid } from '../../content-types/order';
import type { AttemptReason } from '../../providers/provider';
import { findOrderOfParent } from '../orders/orders';
import { findReceipt } from '../receipts/issue/receipts';
import { noteRowsOfOrder } from '../credit-notes/file/rows';
import { refundsForParent } from '../refunds/parents';
import { isoOf, type OrderRecord, type PaymentRecord, type ProviderOrderRecord } from '../orders/records';
import { isUnderWay } from '../settlement/payments';

/** More than anybody buys. */
const maxOrders = 100;

/** What a parent sees of their orders, the newest first. */
export async function listOrdersOfParent(strapi: Core.Strapi, userId: number): Promise<OrderView[]> {
  const rows = await rowsIn(strapi, orderUid).findMany({
    where: { userId },
    orderBy: [{ placedAt: 'desc' }, { id: 'desc' }],
    limit: maxOrders,
  });
  const views: OrderView[] = [];
  for (const order of rows.filter(isShown)) views.push(await viewOf(strapi, order));
  return views;
}

/** One order of a parent; null too where it is another parent's. */
export async function readOrderOfParent(
  strapi: Core.Strapi,
  userId: number,
  documentId: string,
): Promise<OrderView | null> {
  const order = await findOrderOfParent(strapi, userId, documentId);
  return order === null ? null : viewOf(strapi, order);
}

/** An order that another replaced before anybody paid is not shown: it means nothing to the parent. */
const isShown = ({ stage, openKey }: OrderRecord): boolean => stage !== 'pending' || openKey !== null;

async function viewOf(strapi: Core.Strapi, order: OrderRecord): Promise<OrderView> {
  const of = { where: { orderId: order.id }, orderBy: [{ id: 'desc' as const }] };
  const payments = await rowsIn(strapi, paymentUid).findMany(of);
  const at = await rowsIn(strapi, providerOrderUid).findMany(of);
  const receipt = await findReceipt(strapi, order.id);
  return {
    id: order.documentId,
    number: order.number,
    plan: order.planKey,
    planTitle: order.planTitle,
    track: order.track,
    trackTitle: order.trackTitle,
    amount: order.amountMinor,
    currency: order.currency,
    status: order.stage,
    ...attemptThatCounts(order, payments, at),
    createdAt: isoOf(order.placedAt) ?? '',
    paidAt: isoOf(order.paidAt),
    refunded: order.refundedMinor,
    problem: order.problem === null || wasPaid(order.stage) ? null : problems[order.problem],
    receiptNumber: receipt?.number ?? null,
    creditNotes: await noteRowsOfOrder(strapi, order.id),
    sessionMinutes: order.sessionMinutes,
    ...(await refundsForParent(strapi, order)),
  };
}

/** The payment that paid, else the one that is being confirmed, else what would be paid now. */
function attemptThatCounts(
  { paidProvider, paidPaymentId }: OrderRecord,
  payments: readonly PaymentRecord[],
  at: readonly ProviderOrderRecord[],
): Pick<OrderView, 'provider' | 'paymentId' | 'providerOrderId'> {
  const paying = payments.find(
    ({ provider, paymentId }) => provider === paidProvider && paymentId === paidPaymentId,
  );
  const payment = paying ?? payments.find(({ state }) => isUnderWay(state));
  const current = at.find(({ currentKey }) => currentKey !== null);
  const provider = payment?.provider ?? current?.provider ?? null;
  const ofProvider = at.find((each) => each.provider === provider && each.currentKey !== null);
  return {
    provider,
    paymentId: payment?.paymentId ?? null,
    providerOrderId: payment?.providerOrderId ?? ofProvider?.providerOrderId ?? null,
  };
}

/** Why an attempt failed, for the parent: what they can do about it comes with it. */
const problems: Record<AttemptReason, string> = {
  declined: 'Your bank declined the payment. Please try again or use another card.',
  insufficient_funds: 'There was not enough money for this payment. Please use another card or account.',
  authentication_failed: 'Your bank could not confirm that it was you. Please try again.',
  timed_out: 'The payment took too long. Please try again.',
  cancelled: 'The payment was cancelled before it was complete.',
  card_disabled: 'This card is not enabled for this payment. Please ask your bank or use another card.',
  wrong_details: 'The details of the card or account were not right. Please check them and try again.',
  bank_unavailable: 'Your bank did not answer. Please try again in a few minutes.',
  risk: 'The payment was not accepted. Please use another way to pay.',
  other: 'The payment did not go through. Please try again.',
};
