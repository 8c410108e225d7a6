import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Provider } from '@lanternway/contracts/payments/orders';
import type { Core } from '@strapi/strapi';
import { providerOrderUid } from '../../content-types/money-records';
import { ProviderError, type PaymentProvider } from '../../providers/provider';
import { soon } from '../orders/check-times';
import { newDocumentId } from '../orders/document-id';
import type { By } from '../orders/ledger';
import { own } from '../own';
import { timeOf, type OrderRecord, type ProviderOrderRecord } from '../orders/records';

export type AtProvider = { kind: 'ready'; providerOrderId: string } | { kind: 'failed' };

/** The order at a provider that pays an order of ours: one at a time, made once, whoever asks at the same moment. */
export interface ProviderOrders {
  ensure: (order: OrderRecord, provider: PaymentProvider) => Promise<AtProvider>;
}

/** Longer than a provider is ever waited for. */
const leaseMs = 15_000;
const patienceMs = 5_000;
const lookEveryMs = 50;

/** PayPal forgets an order that is not approved within three hours (docs/api/orders/v2); Razorpay keeps them. */
const lifeMs: Record<Provider, number> = { paypal: 2.5 * 60 * 60 * 1000, razorpay: Infinity };

const byParent: By = { actor: 'parent' };

export function providerOrders({ strapi }: { strapi: Core.Strapi }): ProviderOrders {
  const rows = () => strapi.db.query(providerOrderUid);
  const findCurrent = async (currentKey: string) =>
    (await rows().findOne({ where: { currentKey } })) as ProviderOrderRecord | null;

  async function ensure(
    order: OrderRecord,
    provider: PaymentProvider,
    mayRenew: boolean,
  ): Promise<AtProvider> {
    const currentKey = `${String(order.id)}|${provider.name}`;
    const made = await addRow(strapi, order, provider.name, currentKey);
    if (made !== null) return create(order, provider, made, { isRepeat: false, mayRenew });
    const until = Date.now() + patienceMs;
    for (;;) {
      const row = await findCurrent(currentKey);
      if (row === null) return ensure(order, provider, mayRenew);
      if (row.providerOrderId !== null) {
        if (!isOld(row)) return { kind: 'ready', providerOrderId: row.providerOrderId };
        await giveUp(strapi, row, 'it is too old to be paid');
        return ensure(order, provider, mayRenew);
      }
      // Whoever was at it has died over it, or was not answered.
      if (await takeLease(row)) return create(order, provider, row, { isRepeat: true, mayRenew });
      if (Date.now() > until) return { kind: 'failed' };
      await wait(lookEveryMs);
    }
  }

  /** One statement decides who has it. */
  async function takeLease({ id }: ProviderOrderRecord): Promise<boolean> {
    const isFree = { $or: [{ leaseUntil: { $null: true } }, { leaseUntil: { $lt: new Date() } }] };
    const where = { id, providerOrderId: { $null: true }, ...isFree };
    const { count } = await rows().updateMany({ where, data: { leaseUntil: soon(leaseMs) } });
    return count === 1;
  }

  async function create(
    order: OrderRecord,
    provider: PaymentProvider,
    row: ProviderOrderRecord,
    { isRepeat, mayRenew }: { isRepeat: boolean; mayRenew: boolean },
  ): Promise<AtProvider> {
    try {
      const { amountMinor, currency, documentId } = order;
      const { reference, requestKey } = row;
      const title = order.trackTitle ?? order.planTitle;
      const wanted = { reference, requestKey, amountMinor, currency, title, orderId: documentId, isRepeat };
      return await keepId(strapi, row, await provider.createOrder(wanted));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      await noteFailure(strapi, row, error);
      // The provider has an order under this name that we do not know, as one it was too slow to tell us of.
      if (error.fault !== 'already_done' || !mayRenew) return { kind: 'failed' };
      await giveUp(strapi, row, 'its name is taken at the provider');
      return ensure(order, provider, false);
    }
  }

  return { ensure: (order, provider) => ensure(order, provider, true) };
}

const isOld = ({ provider, madeAt }: ProviderOrderRecord): boolean =>
  timeOf(madeAt).getTime() + lifeMs[provider] < Date.now();

/** The row with its key, before the provider hears of it. Null where there is one already. */
async function addRow(
  strapi: Core.Strapi,
  { id, number }: OrderRecord,
  provider: Provider,
  currentKey: string,
): Promise<ProviderOrderRecord | null> {
  const rows = strapi.db.query(providerOrderUid);
  if ((await rows.findOne({ where: { currentKey } })) !== null) return null;
  const count = await rows.count({ where: { orderId: id, provider } });
  const now = new Date();
  const requestKey = randomUUID();
  const row = {
    documentId: newDocumentId(strapi, providerOrderUid),
    orderId: id,
    reference: count === 0 ? number : `${number}-${String(count + 1)}`,
    ...{ provider, requestKey, currentKey, leaseUntil: soon(leaseMs) },
    ...{ madeAt: now, createdAt: now, updatedAt: now },
  };
  const made: unknown[] = await strapi.db
    .queryBuilder(providerOrderUid)
    .insert(row)
    .onConflict('current_key')
    .ignore()
    .execute();
  return made.length === 0
    ? null
    : ((await rows.findOne({ where: { requestKey } })) as ProviderOrderRecord | null);
}

async function keepId(
  strapi: Core.Strapi,
  { id, orderId, provider }: ProviderOrderRecord,
  providerOrderId: string,
): Promise<AtProvider> {
  return strapi.db.transaction(async (): Promise<AtProvider> => {
    const rows = strapi.db.query(providerOrderUid);
    const where = { id, providerOrderId: { $null: true } };
    const { count } = await rows.updateMany({ where, data: { providerOrderId, leaseUntil: null } });
    if (count === 1) {
      const line = { orderId, by: byParent, provider, ref: providerOrderId };
      await own(strapi, 'ledger').add({ ...line, what: 'provider_order' });
      await own(strapi, 'searchText').refresh(orderId);
      return { kind: 'ready', providerOrderId };
    }
    // Somebody who took it for dead was quicker. The other order at the provider is handed to nobody.
    const { providerOrderId: kept } = (await rows.findOne({ where: { id } })) as ProviderOrderRecord;
    return kept === null ? { kind: 'failed' } : { kind: 'ready', providerOrderId: kept };
  });
}

async function noteFailure(
  strapi: Core.Strapi,
  { id, orderId, provider }: ProviderOrderRecord,
  { fault, code }: ProviderError,
): Promise<void> {
  const where = { id, providerOrderId: { $null: true } };
  await strapi.db.query(providerOrderUid).updateMany({ where, data: { leaseUntil: null } });
  const line = { orderId, by: byParent, provider, facts: { fault, code } };
  await own(strapi, 'ledger').add({ ...line, what: 'provider_order_failed' });
}

/** It is handed out no more; where it is paid all the same, the order is. */
async function giveUp(
  strapi: Core.Strapi,
  { id, orderId, provider, providerOrderId, currentKey }: ProviderOrderRecord,
  reason: string,
): Promise<void> {
  await strapi.db.transaction(async () => {
    const rows = strapi.db.query(providerOrderUid);
    const { count } = await rows.updateMany({ where: { id, currentKey }, data: { currentKey: null } });
    const line = { orderId, by: byParent, provider, ref: providerOrderId };
    if (count === 1) await own(strapi, 'ledger').add({ ...line, what: 'superseded', facts: { reason } });
  });
}
