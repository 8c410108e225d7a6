import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Provider } from '@lanternway/contracts/payments/orders';
import { readRow, rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { providerOrderUid } from '../../content-types/money-records';
import { ProviderError, type PaymentProvider } from '../../providers/provider';
import { soon } from '../orders/check-times';
import { newDocumentId } from '@lanternway/server-kit/db/document-id';
import { addToLedger, type By } from '../orders/ledger';
import { holdOrder } from '../orders/orders';
import { addToSearchText } from '../orders/search-text';
import { timeOf, type OrderRecord, type ProviderOrderRecord } from '../orders/records';

/** `order`: our own as it was read while the provider's was stored, where this call did so. */
export type ProviderOrderResult =
  { kind: 'ready'; providerOrderId: string; order?: OrderRecord } | { kind: 'failed' };

/** Longer than a provider is ever waited for. */
const leaseMs = 15_000;
const timeoutMs = 5_000;
const pollIntervalMs = 50;

/** PayPal forgets an order that is not approved within three hours (docs/api/orders/v2); Razorpay keeps them. */
const lifeMs: Record<Provider, number> = { paypal: 2.5 * 60 * 60 * 1000, razorpay: Infinity };

const byParent: By = { actor: 'parent' };

/** The order at a provider that pays an order of ours: one at a time, made once, however many ask at the same moment. */
export const ensureProviderOrder = (
  strapi: Core.Strapi,
  order: OrderRecord,
  provider: PaymentProvider,
): Promise<ProviderOrderResult> => ensure(strapi, order, provider, true);

async function ensure(
  strapi: Core.Strapi,
  order: OrderRecord,
  provider: PaymentProvider,
  mayRenew: boolean,
): Promise<ProviderOrderResult> {
  const currentKey = `${String(order.id)}|${provider.name}`;
  const made = await addRow(strapi, order, provider.name, currentKey);
  if (made !== null) return create(strapi, order, provider, { row: made, isRepeat: false, mayRenew });
  const until = Date.now() + timeoutMs;
  for (;;) {
    const row = await rowsIn(strapi, providerOrderUid).findOne({ where: { currentKey } });
    if (row === null) return ensure(strapi, order, provider, mayRenew);
    if (row.providerOrderId !== null) {
      if (!isOld(row)) return { kind: 'ready', providerOrderId: row.providerOrderId };
      await giveUp(strapi, row, 'it is too old to be paid');
      return ensure(strapi, order, provider, mayRenew);
    }
    // The call that made the row has died, or was not answered.
    if (await takeLease(strapi, row))
      return create(strapi, order, provider, { row, isRepeat: true, mayRenew });
    if (Date.now() > until) return { kind: 'failed' };
    await wait(pollIntervalMs);
  }
}

/** One statement decides who has it. */
async function takeLease(strapi: Core.Strapi, { id }: ProviderOrderRecord): Promise<boolean> {
  const isFree = { $or: [{ leaseUntil: { $null: true } }, { leaseUntil: { $lt: new Date() } }] };
  const where = { id, providerOrderId: { $null: true }, ...isFree };
  const { count } = await rowsIn(strapi, providerOrderUid).updateMany({
    where,
    data: { leaseUntil: soon(leaseMs) },
  });
  return count === 1;
}

async function create(
  strapi: Core.Strapi,
  order: OrderRecord,
  provider: PaymentProvider,
  { row, isRepeat, mayRenew }: { row: ProviderOrderRecord; isRepeat: boolean; mayRenew: boolean },
): Promise<ProviderOrderResult> {
  try {
    const { amountMinor, currency, documentId } = order;
    const { reference, requestKey } = row;
    const title = order.trackTitle ?? order.planTitle;
    const wanted = { reference, requestKey, amountMinor, currency, title, orderId: documentId, isRepeat };
    return await keepId(strapi, row, await provider.createOrder(wanted));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    await noteFailure(strapi, row, error);
    // The provider has an order under this name that we do not know, perhaps because its answer came too late.
    if (error.fault !== 'already_done' || !mayRenew) return { kind: 'failed' };
    await giveUp(strapi, row, 'its name is taken at the provider');
    return ensure(strapi, order, provider, false);
  }
}

const isOld = ({ provider, madeAt }: ProviderOrderRecord): boolean =>
  timeOf(madeAt).getTime() + lifeMs[provider] < Date.now();

/** Stores the row with its key before the provider is called. Null if there is a row already. */
async function addRow(
  strapi: Core.Strapi,
  { id, number }: OrderRecord,
  provider: Provider,
  currentKey: string,
): Promise<ProviderOrderRecord | null> {
  const rows = rowsIn(strapi, providerOrderUid);
  const before = await rows.findMany({ where: { orderId: id, provider } });
  if (before.some((row) => row.currentKey === currentKey)) return null;
  const now = new Date();
  const requestKey = randomUUID();
  const row = {
    documentId: newDocumentId(strapi, providerOrderUid),
    orderId: id,
    reference: before.length === 0 ? number : `${number}-${String(before.length + 1)}`,
    ...{ provider, requestKey, currentKey, leaseUntil: soon(leaseMs) },
    ...{ madeAt: now, createdAt: now, updatedAt: now },
  };
  const made: unknown[] = await strapi.db
    .queryBuilder(providerOrderUid)
    .insert(row)
    .onConflict('current_key')
    .ignore()
    .execute();
  return made.length === 0 ? null : await rows.findOne({ where: { requestKey } });
}

async function keepId(
  strapi: Core.Strapi,
  { id, orderId, provider }: ProviderOrderRecord,
  providerOrderId: string,
): Promise<ProviderOrderResult> {
  return strapi.db.transaction(async (): Promise<ProviderOrderResult> => {
    const rows = rowsIn(strapi, providerOrderUid);
    const where = { id, providerOrderId: { $null: true } };
    const { count } = await rows.updateMany({ where, data: { providerOrderId, leaseUntil: null } });
    if (count === 1) {
      const line = { orderId, by: byParent, provider, ref: providerOrderId };
      await addToLedger(strapi, { ...line, what: 'provider_order' });
      const order = await holdOrder(strapi, orderId);
      await addToSearchText(strapi, order, providerOrderId);
      return { kind: 'ready', providerOrderId, order };
    }
    // Another call took this one for dead and was quicker. The order that this call made at the provider is handed to nobody.
    const { providerOrderId: kept } = await readRow(strapi, providerOrderUid, { id });
    return kept === null ? { kind: 'failed' } : { kind: 'ready', providerOrderId: kept };
  });
}

async function noteFailure(
  strapi: Core.Strapi,
  { id, orderId, provider }: ProviderOrderRecord,
  { fault, code }: ProviderError,
): Promise<void> {
  const where = { id, providerOrderId: { $null: true } };
  await rowsIn(strapi, providerOrderUid).updateMany({ where, data: { leaseUntil: null } });
  const line = { orderId, by: byParent, provider, facts: { fault, code } };
  await addToLedger(strapi, { ...line, what: 'provider_order_failed' });
}

/** The order at the provider is not handed out any more. If somebody pays it all the same, our order is paid. */
async function giveUp(
  strapi: Core.Strapi,
  { id, orderId, provider, providerOrderId, currentKey }: ProviderOrderRecord,
  reason: string,
): Promise<void> {
  await strapi.db.transaction(async () => {
    const rows = rowsIn(strapi, providerOrderUid);
    const { count } = await rows.updateMany({ where: { id, currentKey }, data: { currentKey: null } });
    const line = { orderId, by: byParent, provider, ref: providerOrderId };
    if (count === 1) await addToLedger(strapi, { ...line, what: 'superseded', facts: { reason } });
  });
}
