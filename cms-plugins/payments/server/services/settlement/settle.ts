import { wasPaid } from '@lanternway/contracts/payments/orders';
import type { Core } from '@strapi/strapi';
import { paymentUid, providerOrderUid } from '../../content-types/money-records';
import { orderUid } from '../../content-types/order';
import type { PaymentSnapshot } from '../../providers/provider';
import { boughtToday, holdSame } from '../orders/bought-today';
import { own } from '../own';
import type { OrderRecord, PaymentRecord, ProviderOrderRecord } from '../orders/records';
import { applyDecision } from './apply';
import { decide, type Situation } from './decide';
import { expireHeld } from './expire';
import { noteMoneyGivenBack } from './refunded';
import { askProviders } from './refresh';
import { isReceived } from './payments';
import type { Settle, Settled } from './types';

/** Numbers of ours at a provider may have a suffix: 'ORD-7K3M9Q2XWT-2'. */
const numberPattern = /^ORD-[0-9A-Z]{10}/;

export function settle({ strapi }: { strapi: Core.Strapi }): Settle {
  const orders = () => own(strapi, 'orders');

  const outside = () => {
    if (strapi.db.inTransaction()) throw new Error('An order is settled in a transaction of its own.');
  };

  const settleOrder: Settle['settleOrder'] = async (orderRowId, payments, by) => {
    outside();
    const started = performance.now();
    const before = await orders().byId(orderRowId);
    if (before === null) throw new Error('There is no such order.');
    let begun = started;
    const settled = await strapi.db.transaction(async (): Promise<Settled> => {
      begun = performance.now();
      const isReceivedNow = payments.some(({ state }) => isReceived(state));
      if (isReceivedNow) await holdSame(strapi, before);
      const order = await orders().hold(orderRowId);
      const isBoughtAlready =
        isReceivedNow &&
        order.paidAt === null &&
        order.isAgain !== true &&
        (await boughtToday(strapi, order, order.id)) !== null;
      const situation = { order, isStillSold: await isSold(strapi, order), isBoughtAlready };
      const decision = decide({ ...situation, ...(await readBeside(strapi, order, payments)) });
      await applyDecision(strapi, order, decision, by);
      const after = (await orders().byId(orderRowId)) ?? order;
      return { kind: kindOf(order, after), order: after };
    });
    const ended = performance.now();
    // Its mail would go anyway, only later.
    if (settled.kind === 'paid') own(strapi, 'receiptWorker').wake();
    await noteMoneyGivenBack(strapi, settled.order, payments, by);
    if (settled.order.stage !== before.stage) {
      const { number, stage } = settled.order;
      // No provider is asked in it; how long it stood in line for the database is told apart.
      const took = `${(ended - begun).toFixed(1)} ms, waited ${(begun - started).toFixed(1)} ms`;
      strapi.log.info(`payments: ${number} ${before.stage} -> ${stage} by ${by.actor} (${took})`);
    }
    return settled;
  };

  return {
    settleOrder,

    async refresh(orderRowId, by, { capture = false } = {}) {
      outside();
      const order = await orders().byId(orderRowId);
      if (order === null) throw new Error('There is no such order.');
      return settleOrder(orderRowId, await askProviders(strapi, order, by, capture), by);
    },

    async findOrderRow({ provider, providerOrderId, paymentId, hint }) {
      const find = async (uid: string, where: object): Promise<number | null> => {
        const row = (await strapi.db.query(uid).findOne({ where })) as { orderId: number } | null;
        return row?.orderId ?? null;
      };
      const byOrder = providerOrderId ? await find(providerOrderUid, { provider, providerOrderId }) : null;
      if (byOrder !== null) return byOrder;
      const byPayment = paymentId ? await find(paymentUid, { provider, paymentId }) : null;
      if (byPayment !== null || !hint) return byPayment;
      const number = numberPattern.exec(hint)?.[0];
      const where = number === undefined ? { documentId: hint } : { number };
      const order = (await strapi.db.query(orderUid).findOne({ where })) as OrderRecord | null;
      return order?.id ?? null;
    },

    async expire(orderRowId, by) {
      outside();
      return strapi.db.transaction(async () => {
        const order = await expireHeld(strapi, await orders().hold(orderRowId), by);
        return { kind: kindOf(order, order), order };
      });
    },
  };
}

async function readBeside(
  strapi: Core.Strapi,
  { id }: OrderRecord,
  told: readonly PaymentSnapshot[],
): Promise<Pick<Situation, 'known' | 'told' | 'isOurs'>> {
  const payments = strapi.db.query(paymentUid);
  const known = (await payments.findMany({ where: { orderId: id } })) as PaymentRecord[];
  const ids = told.map(({ paymentId }) => paymentId);
  const elsewhere = { paymentId: { $in: ids }, orderId: { $ne: id } };
  const others = (ids.length === 0 ? [] : await payments.findMany({ where: elsewhere })) as PaymentRecord[];
  const at = (await strapi.db
    .query(providerOrderUid)
    .findMany({ where: { orderId: id } })) as ProviderOrderRecord[];
  return {
    known,
    // A payment that is known as that of another order never pays a second one.
    told: told.filter(
      ({ provider, paymentId }) =>
        !others.some((each) => each.provider === provider && each.paymentId === paymentId),
    ),
    isOurs: ({ provider, providerOrderId }) =>
      // Some news names the payment alone, as that of a refund.
      providerOrderId === null ||
      at.some((each) => each.provider === provider && each.providerOrderId === providerOrderId),
  };
}

/** Asked of money that comes after the order was given up (rule D6): what is sold no longer is not delivered. */
async function isSold(
  strapi: Core.Strapi,
  { stage, planKey, track, currency }: OrderRecord,
): Promise<boolean> {
  if (stage !== 'expired' && stage !== 'failed') return true;
  const found = await own(strapi, 'prices').find({ plan: planKey, track, currency });
  return found.kind !== 'notSold';
}

function kindOf(before: OrderRecord, after: OrderRecord): Settled['kind'] {
  if (before.paidAt === null && after.paidAt !== null) return 'paid';
  if (after.stage === 'review') return 'review';
  if (wasPaid(after.stage)) return 'alreadyPaid';
  if (after.stage === 'processing') return 'processing';
  return after.stage === 'pending' ? 'open' : 'failed';
}
