import { attentionWords, type Attention } from '@lanternway/contracts/payments/staff';
import type { OrderState, Provider } from '@lanternway/contracts/payments/orders';
import type { Core } from '@strapi/strapi';
import { financeDeskPath } from './alerts';
import { apart } from '../apart';
import type { By } from '../ledger';
import { own } from '../../own';
import { attentionsOf, storedAttentions, type OrderRecord } from '../records';

/** What is known of why. The first two stand in columns of their own. */
export interface AttentionFacts extends Record<string, unknown> {
  provider?: Provider | null;
  /** The provider's id of what it is about. */
  ref?: string | null;
}

/** The list of orders that need a person. Both count the order's version up. */
export interface Attentions {
  /**
   * Puts an order on the list, with a line in its story and a mail to finance, all in the caller's transaction. Where it
   * stands there for the same reason already nothing happens, and the answer is false.
   */
  raise: (orderRowId: number, attention: Attention, by: By, facts?: AttentionFacts) => Promise<boolean>;
  /** The same, and the order goes to review, out of the parent's hands. */
  review: (orderRowId: number, attention: Attention, by: By, facts?: AttentionFacts) => Promise<boolean>;
  /**
   * A person has dealt with it. With the last one, an order in review goes back to the state that its money says; one
   * whose money we hold without a service for it stays in review.
   */
  done: (
    orderRowId: number,
    attention: Attention,
    by: By,
    facts?: Record<string, unknown>,
  ) => Promise<'done' | 'absent'>;
}

export function attention({ strapi }: { strapi: Core.Strapi }): Attentions {
  const orders = () => own(strapi, 'orders');

  async function list(order: OrderRecord, what: Attention, by: By, told: AttentionFacts): Promise<void> {
    const { provider = null, ref = null, ...facts } = told;
    const attention = storedAttentions([...attentionsOf(order), what]);
    await orders().change(order, { attention });
    await own(strapi, 'ledger').add({ orderId: order.id, by, what, provider, ref, facts });
    await apart(strapi, `the mail that ${order.number} needs a look`, () =>
      own(strapi, 'alerts').send({
        key: `${order.documentId}.${what}`,
        subject: `Order ${order.number} needs a look`,
        words: `${attentionWords[what]}.`,
        facts: [['Order', order.number]],
        path: `${financeDeskPath}/orders/${order.documentId}`,
      }),
    );
    strapi.log.warn(`payments: ${order.number} needs a person: ${what}`);
  }

  async function toReview(order: OrderRecord, by: By, cause: Attention): Promise<OrderRecord> {
    const moved = await orders().change(order, { stage: 'review', openKey: null, checkAt: null });
    const line = { orderId: order.id, by, from: order.stage, to: moved.stage };
    await own(strapi, 'ledger').add({ ...line, what: 'review', facts: { reason: attentionWords[cause] } });
    return moved;
  }

  return {
    raise: async (orderRowId, what, by, facts = {}) =>
      await strapi.db.transaction(async () => {
        const order = await orders().hold(orderRowId);
        if (attentionsOf(order).includes(what)) return false;
        await list(order, what, by, facts);
        return true;
      }),

    review: async (orderRowId, what, by, facts = {}) =>
      await strapi.db.transaction(async () => {
        const order = await orders().hold(orderRowId);
        const moved = order.stage === 'review' ? order : await toReview(order, by, what);
        if (attentionsOf(order).includes(what)) return false;
        await list(moved, what, by, facts);
        return true;
      }),

    done: async (orderRowId, what, by, facts = {}) =>
      await strapi.db.transaction(async () => {
        const order = await orders().hold(orderRowId);
        if (!attentionsOf(order).includes(what)) return 'absent';
        const left = attentionsOf(order).filter((each) => each !== what);
        const to = left.length === 0 && order.stage === 'review' ? stateOfMoney(order) : 'review';
        await orders().change(order, {
          attention: storedAttentions(left),
          ...(to === 'review' ? {} : { stage: to }),
        });
        const line = { orderId: orderRowId, by };
        const ledger = own(strapi, 'ledger');
        await ledger.add({ ...line, what: 'attention_done', facts: { ...facts, attention: what } });
        if (to !== 'review') await ledger.add({ ...line, what: 'resolved', from: 'review', to });
        return 'done';
      }),
  };
}

/** Where an order stands once nothing about it is in doubt any more. */
function stateOfMoney({ paidAt, capturedMinor, refundedMinor }: OrderRecord): OrderState {
  const isAllBack = refundedMinor >= capturedMinor;
  if (paidAt === null) {
    if (capturedMinor === 0) return 'failed';
    return isAllBack ? 'refunded' : 'review';
  }
  if (refundedMinor === 0) return 'paid';
  return isAllBack ? 'refunded' : 'partially_refunded';
}
