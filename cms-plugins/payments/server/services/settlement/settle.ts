import { wasPaid, type OrderState } from '@lanternway/contracts/payments/orders';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { holdOrder, findOrder } from '../orders/orders';
import type { By } from '../orders/ledger';
import { paymentUid, providerOrderUid } from '../../content-types/money-records';
import type { PaymentSnapshot } from '../../providers/provider';
import { boughtToday, holdSame } from '../orders/bought-today';
import { findOffer } from '../orders/prices';
import { stateful } from '../stateful';
import type { OrderRecord } from '../orders/records';
import { applyDecision } from './apply';
import { decide, hasNews, type Situation } from './decide';
import { expireHeld } from './expire';
import { noteMoneyGivenBack } from './refunded';
import { askProviders } from './refresh';
import { rupeeRateOf } from './rupee-rate';
import { isReceived } from './payments';

export interface Settled {
  kind: 'paid' | 'alreadyPaid' | 'processing' | 'open' | 'failed' | 'review';
  order: OrderRecord;
}

const mustBeOutside = (strapi: Core.Strapi): void => {
  if (strapi.db.inTransaction()) throw new Error('An order is settled in a transaction of its own.');
};

/**
 * Applies to the order what a provider says of its payments. Every change that follows goes through here. It may be called
 * any number of times, at the same moment, on several instances. One transaction, and no provider is called in it.
 */
export async function settleOrder(
  strapi: Core.Strapi,
  orderRowId: number,
  payments: readonly PaymentSnapshot[],
  by: By,
): Promise<Settled> {
  mustBeOutside(strapi);
  return settleReadOrder(strapi, await mustFind(strapi, orderRowId), payments, by);
}

async function mustFind(strapi: Core.Strapi, orderRowId: number): Promise<OrderRecord> {
  const order = await findOrder(strapi, orderRowId);
  if (order === null) throw new Error('There is no such order.');
  return order;
}

/** The same for an order that the caller has read. What the decision needs is read again while the order is held. */
async function settleReadOrder(
  strapi: Core.Strapi,
  before: OrderRecord,
  payments: readonly PaymentSnapshot[],
  by: By,
): Promise<Settled> {
  const started = performance.now();
  const isPaying = before.paidAt === null && payments.some(({ state }) => isReceived(state));
  const rupeeRate = isPaying ? await rupeeRateOf(strapi, before, new Date()) : null;
  let begun = started;
  const { from, ...settled } = await strapi.db.transaction(async () => {
    begun = performance.now();
    return settleHeld(strapi, before, { payments, rupeeRate }, by);
  });
  const ended = performance.now();
  // Without this its mail would go out later.
  if (settled.kind === 'paid') stateful(strapi, 'receiptWorker').wake();
  await noteMoneyGivenBack(strapi, settled.order, payments, by);
  const { number, stage } = settled.order;
  if (stage !== from) {
    // No provider is asked in it; how long it waited for the database is logged separately.
    const took = `${(ended - begun).toFixed(1)} ms, waited ${(begun - started).toFixed(1)} ms`;
    strapi.log.info(`payments: ${number} ${from} -> ${stage} by ${by.actor} (${took})`);
  }
  return settled;
}

/** What is done in the transaction of the settling. `from` is the state before. */
async function settleHeld(
  strapi: Core.Strapi,
  before: OrderRecord,
  { payments, rupeeRate }: { payments: readonly PaymentSnapshot[]; rupeeRate: number | null },
  by: By,
): Promise<Settled & { from: OrderState }> {
  const isReceivedNow = payments.some(({ state }) => isReceived(state));
  if (isReceivedNow) await holdSame(strapi, before);
  const order = await holdOrder(strapi, before.id);
  const isBoughtAlready =
    isReceivedNow &&
    order.paidAt === null &&
    order.isAgain !== true &&
    (await boughtToday(strapi, order, order.id)) !== null;
  const situation = { order, isStillSold: await isSold(strapi, order), isBoughtAlready };
  const decision = decide({ ...situation, ...(await readBeside(strapi, order, payments)) });
  const after = await applyDecision(strapi, order, { ...decision, rupeeRate }, by);
  return { kind: kindOf(order, after), order: after, from: order.stage };
}

/**
 * Asks every provider of the order, outside any transaction, then settles. `capture` also takes what is approved
 * (PayPal) or authorised (Razorpay). Throws a ProviderError where none could be asked.
 */
export async function refreshOrder(
  strapi: Core.Strapi,
  orderRowId: number,
  by: By,
  { capture = false }: { capture?: boolean } = {},
): Promise<Settled> {
  mustBeOutside(strapi);
  return refreshReadOrder(strapi, await mustFind(strapi, orderRowId), by, { capture });
}

/** The same for an order that was read just now: what was read decides whether money is captured. */
export async function refreshReadOrder(
  strapi: Core.Strapi,
  order: OrderRecord,
  by: By,
  { capture }: { capture: boolean },
): Promise<Settled> {
  mustBeOutside(strapi);
  const { payments, known } = await askProviders(strapi, order, by, capture);
  if (hasNews({ order, known, snapshots: payments })) return settleReadOrder(strapi, order, payments, by);
  // Most messages of providers come after the parent's own call, and only repeat it: nothing is locked for them.
  await noteMoneyGivenBack(strapi, order, payments, by);
  return { kind: kindOf(order, order), order };
}

/** Ends an order that nobody paid in time. Ask its providers first (`refreshOrder`). */
export async function expireOrder(strapi: Core.Strapi, orderRowId: number, by: By): Promise<Settled> {
  mustBeOutside(strapi);
  return strapi.db.transaction(async () => {
    const order = await expireHeld(strapi, await holdOrder(strapi, orderRowId), by);
    return { kind: kindOf(order, order), order };
  });
}

async function readBeside(
  strapi: Core.Strapi,
  { id }: OrderRecord,
  snapshots: readonly PaymentSnapshot[],
): Promise<Pick<Situation, 'known' | 'snapshots' | 'isOurs'>> {
  const payments = rowsIn(strapi, paymentUid);
  const known = await payments.findMany({ where: { orderId: id } });
  const ids = snapshots.map(({ paymentId }) => paymentId);
  const elsewhere = { paymentId: { $in: ids }, orderId: { $ne: id } };
  const others = ids.length === 0 ? [] : await payments.findMany({ where: elsewhere });
  const at = await rowsIn(strapi, providerOrderUid).findMany({ where: { orderId: id } });
  return {
    known,
    // A payment that is stored with another order never pays this one as well.
    snapshots: snapshots.filter(
      ({ provider, paymentId }) =>
        !others.some((each) => each.provider === provider && each.paymentId === paymentId),
    ),
    isOurs: ({ provider, providerOrderId }) =>
      // Some news names only the payment, such as news of a refund.
      providerOrderId === null ||
      at.some((each) => each.provider === provider && each.providerOrderId === providerOrderId),
  };
}

/** Matters for money that comes after the order was given up (rule D6): a plan no longer sold is not delivered. */
async function isSold(
  strapi: Core.Strapi,
  { stage, planKey, track, currency }: OrderRecord,
): Promise<boolean> {
  if (stage !== 'expired' && stage !== 'failed') return true;
  const found = await findOffer(strapi, { plan: planKey, track, currency });
  return found.kind !== 'notSold';
}

function kindOf(before: OrderRecord, after: OrderRecord): Settled['kind'] {
  if (before.paidAt === null && after.paidAt !== null) return 'paid';
  if (after.stage === 'review') return 'review';
  if (wasPaid(after.stage)) return 'alreadyPaid';
  if (after.stage === 'processing') return 'processing';
  return after.stage === 'pending' ? 'open' : 'failed';
}
