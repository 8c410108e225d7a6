import type { Core } from '@strapi/strapi';
import { nextCheckAt } from '../orders/check-times';
import { addToLedger, type By } from '../orders/ledger';
import { changeOrder } from '../orders/orders';
import type { OrderRecord } from '../orders/records';

/** Ends a held order that another order of the same parent and plan replaces. */
export async function closeHeld(
  strapi: Core.Strapi,
  order: OrderRecord,
  reason: string,
  by: By,
): Promise<void> {
  if (order.stage !== 'pending') return;
  const to = 'expired';
  const checkAt = nextCheckAt({ ...order, stage: to }, new Date());
  await changeOrder(strapi, order, { stage: to, openKey: null, checkAt });
  const line = { orderId: order.id, by, what: 'superseded', from: order.stage, to } as const;
  await addToLedger(strapi, { ...line, facts: { reason } });
}

/** Ends a held order that nobody paid. One that is being confirmed stays: its money may still be on its way. */
export async function expireHeld(strapi: Core.Strapi, order: OrderRecord, by: By): Promise<OrderRecord> {
  if (order.stage !== 'pending') return order;
  const to = 'expired';
  const checkAt = nextCheckAt({ ...order, stage: to }, new Date());
  const now = await changeOrder(strapi, order, { stage: to, openKey: null, checkAt });
  await addToLedger(strapi, { orderId: order.id, by, what: 'expired', from: order.stage, to });
  return now;
}
