import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { providerOrderUid } from '../../content-types/money-records';
import { orderUid } from '../../content-types/order';
import { ProviderError, type PaymentProvider, type PaymentSnapshot } from '../../providers/provider';
import { boughtToday } from '../orders/bought-today';
import { captureKeyOf, dropCaptureKey } from '../settlement/capture-keys';
import { checkAfterReportMs, soon } from '../orders/check-times';
import { addToLedger, type By } from '../orders/ledger';
import { findOrder, holdOrder, changeOrder } from '../orders/orders';
import { settleOrder, refreshOrder } from '../settlement/settle';
import { stateful } from '../stateful';
import type { OrderRecord, ProviderOrderRecord } from '../orders/records';

export type CaptureResult =
  | { kind: 'unknown' }
  /** The parent may choose another way to pay. */
  | { kind: 'declined' }
  | { kind: 'failed' }
  | { kind: 'noProvider' }
  /** Another order of the same plan was paid meanwhile: nothing is taken for this one, unless the parent wants both. */
  | { kind: 'boughtToday'; order: OrderRecord }
  /** `status`: PayPal's word for the capture. */
  | { kind: 'captured'; status: 'COMPLETED' | 'PENDING'; order: OrderRecord; isCertain: boolean };

const by: By = { actor: 'parent' };

/** Takes what the parent approved at PayPal: once, however often and by how many tabs it is asked for. */
export async function capturePayPalOrder(
  strapi: Core.Strapi,
  userId: number,
  providerOrderId: string,
): Promise<CaptureResult> {
  const where = { provider: 'paypal', providerOrderId };
  const row = await rowsIn(strapi, providerOrderUid).findOne({ where });
  const order = row === null ? null : await findOrder(strapi, row.orderId);
  if (row === null || order?.userId !== userId) return { kind: 'unknown' };
  const known = ending(order);
  if (known !== null) return known;
  const bought = order.isAgain === true ? null : await boughtToday(strapi, order, order.id);
  if (bought !== null) return { kind: 'boughtToday', order: bought };
  const provider = stateful(strapi, 'providers').of('paypal');
  if (provider === null) return { kind: 'noProvider' };
  return take(strapi, order, row, provider);
}

/** The result of an order that needs no capture: it is paid, being confirmed or in review. Otherwise null. */
function ending(order: OrderRecord): CaptureResult | null {
  if (order.paidAt !== null) return { kind: 'captured', status: 'COMPLETED', order, isCertain: true };
  if (order.stage === 'processing' || order.stage === 'review')
    return { kind: 'captured', status: 'PENDING', order, isCertain: true };
  return null;
}

async function take(
  strapi: Core.Strapi,
  order: OrderRecord,
  row: ProviderOrderRecord,
  provider: PaymentProvider,
): Promise<CaptureResult> {
  const requestKey = await captureKeyOf(strapi, row);
  let payment: PaymentSnapshot;
  try {
    const providerOrderId = row.providerOrderId ?? '';
    payment = await provider.capture({ providerOrderId, payment: null, requestKey });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return afterFault(strapi, order, row, { error, requestKey });
  }
  const { order: now } = await settleOrder(strapi, order.id, [payment], by);
  return ending(now) ?? { kind: 'failed' };
}

async function afterFault(
  strapi: Core.Strapi,
  order: OrderRecord,
  row: ProviderOrderRecord,
  { error, requestKey }: { error: ProviderError; requestKey: string },
): Promise<CaptureResult> {
  const { fault } = error;
  if (fault === 'declined') {
    await dropCaptureKey(strapi, row, requestKey);
    await noteDecline(strapi, order, row);
    return { kind: 'declined' };
  }
  if (fault === 'not_approved' || fault === 'gone' || fault === 'invalid' || fault === 'auth') {
    await dropCaptureKey(strapi, row, requestKey);
    return { kind: 'failed' };
  }
  // It was captured before, or nobody can say: the order at PayPal tells.
  const now = await readAgain(strapi, order);
  const known = ending(now);
  if (known !== null) return known;
  await rowsIn(strapi, orderUid).updateMany({
    where: { id: order.id },
    data: { checkAt: soon(checkAfterReportMs), checks: 0 },
  });
  return { kind: 'captured', status: 'PENDING', order: now, isCertain: false };
}

async function readAgain(strapi: Core.Strapi, order: OrderRecord): Promise<OrderRecord> {
  try {
    return (await refreshOrder(strapi, order.id, by)).order;
  } catch (error) {
    if (error instanceof ProviderError) return order;
    throw error;
  }
}

/** A failed attempt does not end the order: PayPal lets the parent choose another card. */
async function noteDecline(
  strapi: Core.Strapi,
  { id }: OrderRecord,
  { providerOrderId }: ProviderOrderRecord,
): Promise<void> {
  await strapi.db.transaction(async () => {
    const held = await holdOrder(strapi, id);
    if (held.paidAt === null) await changeOrder(strapi, held, { problem: 'declined' });
    const line = { orderId: id, by, provider: 'paypal', ref: providerOrderId } as const;
    await addToLedger(strapi, { ...line, what: 'attempt', facts: { reason: 'declined' } });
  });
}
