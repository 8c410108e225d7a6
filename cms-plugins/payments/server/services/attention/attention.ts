import { attentionLabels, type Attention } from '@lanternway/contracts/payments/staff';
import type { OrderState, Provider } from '@lanternway/contracts/payments/orders';
import type { Core } from '@strapi/strapi';
import { sendAlert } from './alerts';
import { financeDeskPath } from '../orders/desk-path';
import { apart } from '../orders/apart';
import { addToLedger, type By } from '../orders/ledger';
import { changeOrder, holdOrder } from '../orders/orders';
import { attentionsOf, storedAttentions, type OrderRecord } from '../orders/records';

/** What is known of why. The first two stand in columns of their own. */
export interface AttentionFacts extends Record<string, unknown> {
  provider?: Provider | null;
  /** The provider's id of what it is about. */
  ref?: string | null;
}

/**
 * Puts an order on the list of those that need a person, with a line in its ledger and a mail to finance, all in the
 * caller's transaction. Where it stands there for the same reason already nothing happens, and the answer is false.
 */
export const raiseAttention = async (
  strapi: Core.Strapi,
  orderRowId: number,
  what: Attention,
  by: By,
  facts: AttentionFacts = {},
): Promise<boolean> =>
  await strapi.db.transaction(async () => {
    const order = await holdOrder(strapi, orderRowId);
    if (attentionsOf(order).includes(what)) return false;
    await list(strapi, order, what, by, facts);
    return true;
  });

/** The same, and the order goes to review, out of the parent's hands. */
export const reviewOrder = async (
  strapi: Core.Strapi,
  orderRowId: number,
  what: Attention,
  by: By,
  facts: AttentionFacts = {},
): Promise<boolean> =>
  await strapi.db.transaction(async () => {
    const order = await holdOrder(strapi, orderRowId);
    const moved = order.stage === 'review' ? order : await toReview(strapi, order, by, what);
    if (attentionsOf(order).includes(what)) return false;
    await list(strapi, moved, what, by, facts);
    return true;
  });

/**
 * Notes that a person has dealt with an attention. After the last one, an order in review gets the state that follows from
 * its money; if we hold its money without giving a service for it, it stays in review.
 */
export const resolveAttention = async (
  strapi: Core.Strapi,
  orderRowId: number,
  what: Attention,
  by: By,
  facts: Record<string, unknown> = {},
): Promise<'done' | 'absent'> =>
  await strapi.db.transaction(async () => {
    const order = await holdOrder(strapi, orderRowId);
    if (!attentionsOf(order).includes(what)) return 'absent';
    const left = attentionsOf(order).filter((each) => each !== what);
    const to = left.length === 0 && order.stage === 'review' ? stateOfMoney(order) : 'review';
    await changeOrder(strapi, order, {
      attention: storedAttentions(left),
      ...(to === 'review' ? {} : { stage: to }),
    });
    const line = { orderId: orderRowId, by };
    await addToLedger(strapi, { ...line, what: 'attention_done', facts: { ...facts, attention: what } });
    if (to !== 'review') await addToLedger(strapi, { ...line, what: 'resolved', from: 'review', to });
    return 'done';
  });

/** In a transaction that holds the order. Every change counts the order's version up. */
async function list(
  strapi: Core.Strapi,
  order: OrderRecord,
  what: Attention,
  by: By,
  { provider = null, ref = null, ...facts }: AttentionFacts,
): Promise<void> {
  const attention = storedAttentions([...attentionsOf(order), what]);
  await changeOrder(strapi, order, { attention });
  await addToLedger(strapi, { orderId: order.id, by, what, provider, ref, facts });
  await apart(strapi, `the mail that ${order.number} needs a look`, () =>
    sendAlert(strapi, {
      key: `${order.documentId}.${what}`,
      subject: `Order ${order.number} needs a look`,
      words: `${attentionLabels[what]}.`,
      facts: [['Order', order.number]],
      path: `${financeDeskPath}/orders/${order.documentId}`,
    }),
  );
  strapi.log.warn(`payments: ${order.number} needs a person: ${what}`);
}

async function toReview(
  strapi: Core.Strapi,
  order: OrderRecord,
  by: By,
  cause: Attention,
): Promise<OrderRecord> {
  const moved = await changeOrder(strapi, order, { stage: 'review', openKey: null, checkAt: null });
  const line = { orderId: order.id, by, from: order.stage, to: moved.stage };
  await addToLedger(strapi, { ...line, what: 'review', facts: { reason: attentionLabels[cause] } });
  return moved;
}

/** The state of an order once nothing about it is in doubt any more. */
function stateOfMoney({ paidAt, capturedMinor, refundedMinor }: OrderRecord): OrderState {
  const isAllBack = refundedMinor >= capturedMinor;
  if (paidAt === null) {
    if (capturedMinor === 0) return 'failed';
    return isAllBack ? 'refunded' : 'review';
  }
  if (refundedMinor === 0) return 'paid';
  return isAllBack ? 'refunded' : 'partially_refunded';
}
