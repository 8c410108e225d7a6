import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { paymentUid } from '../../content-types/money-records';
import type { PaymentSnapshot } from '../../providers/provider';
import { takeDispute } from './dispute';
import type { By } from '../orders/ledger';
import { mayCapture } from '../reconciliation/reconciler-capture';
import { findOrder } from '../orders/orders';
import { refreshReadOrder } from '../settlement/settle';
import { reviewOrder } from '../attention/attention';
import { applyRefund } from '../refunds/apply';
import { stateful } from '../stateful';
import type { EventRecord, OrderRecord } from '../orders/records';

const by: By = { actor: 'webhook' };

/**
 * Applies the messages about one order. A message is only a hint: we ask its provider, and use the answer (product rule
 * D7). May be repeated as often as you like.
 */
export async function applyEvents(
  strapi: Core.Strapi,
  orderRowId: number,
  events: readonly EventRecord[],
): Promise<void> {
  // Test events must not touch live orders, and events of another account must not touch ours.
  const ours = events.filter(({ told: message }) => !message.isForeign && message.kind !== 'other');
  if (ours.length === 0) return;
  const order = await findOrder(strapi, orderRowId);
  if (order === null) return;
  const isApproval = ours.some(({ told: message }) => message.kind === 'order');
  await refreshReadOrder(strapi, await reviewOtherAmounts(strapi, order, ours), by, {
    capture: isApproval && (await mayCapture(strapi, order)),
  });
  for (const { provider } of ours) stateful(strapi, 'circuits').answered(provider);
  for (const event of ours) {
    if (event.told.kind === 'refund') await takeRefund(strapi, event);
    if (event.told.kind === 'dispute') await takeDispute(strapi, orderRowId, event, by);
  }
  await reviewIfNotStoredPayment(strapi, order, ours);
}

/**
 * Sends the order to review if a message has another amount than the order: whatever that means, a person looks before
 * anything is delivered. Returns the order as it is then.
 */
async function reviewOtherAmounts(
  strapi: Core.Strapi,
  order: OrderRecord,
  events: readonly EventRecord[],
): Promise<OrderRecord> {
  const others = events.filter(({ told: { claims } }) => claims !== null && !isSameMoney(claims, order));
  for (const { told } of others) if (told.claims !== null) await toReview(strapi, order, told.claims);
  return others.length === 0 ? order : ((await findOrder(strapi, order.id)) ?? order);
}

/** Sends the order to review if a message contradicts what its own provider answered when it was asked. */
async function reviewIfNotStoredPayment(
  strapi: Core.Strapi,
  order: OrderRecord,
  events: readonly EventRecord[],
): Promise<void> {
  const claimed = events.flatMap(({ told }) => (told.claims === null ? [] : [told.claims]));
  if (claimed.length === 0) return;
  const where = { paymentId: { $in: claimed.map(({ paymentId }) => paymentId) } };
  const stored = await rowsIn(strapi, paymentUid).findMany({ where });
  for (const claims of claimed) {
    const { provider, paymentId } = claims;
    const known = stored.find((row) => row.provider === provider && row.paymentId === paymentId);
    if (known !== undefined && !isSameMoney(claims, known)) await toReview(strapi, order, claims);
  }
}

const isSameMoney = (
  claims: PaymentSnapshot,
  { amountMinor, currency }: { amountMinor: number; currency: string },
): boolean => claims.amountMinor === amountMinor && claims.currency === currency;

async function toReview(strapi: Core.Strapi, order: OrderRecord, claims: PaymentSnapshot): Promise<void> {
  const { provider, paymentId, amountMinor, currency } = claims;
  await reviewOrder(strapi, order.id, 'mismatch', by, {
    provider,
    ref: paymentId,
    paid: amountMinor,
    currency,
  });
}

/** Reads the refund from its provider and applies it. The order itself was settled just before. */
async function takeRefund(strapi: Core.Strapi, { provider, told: message }: EventRecord): Promise<void> {
  const { refundId, paymentId } = message;
  const from = stateful(strapi, 'providers').of(provider);
  if (from === null || refundId === null || paymentId === null) return;
  const refund = await from.readRefund({ refundId, paymentId });
  if (refund === null) throw new Error('The provider does not know a refund of its own yet.');
  const applied = await applyRefund(strapi, refund, by);
  if (applied.kind === 'unknown') throw new Error('The payment of a refund is not known yet.');
}
