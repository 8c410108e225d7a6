import { listOrders, readOrder, yourOrder, yourOrders } from '@lanternway/contracts/payments/parent-orders';
import { noSuchOrder } from '@lanternway/contracts/payments/checkout';
import { done, refuse } from '@lanternway/server-kit/http/public-endpoint';
import type { Core } from '@strapi/strapi';
import { readOrderOfParent, listOrdersOfParent } from '../services/checkout/parent-orders';
import { answering } from './answer';

/** What a parent reads of their orders. */
export const orders = ({ strapi }: { strapi: Core.Strapi }) => {
  const { parent } = answering(strapi);

  return {
    list: parent(listOrders, 'payment.orders', async (_call, who) =>
      done(yourOrders, { orders: await listOrdersOfParent(strapi, who.id) }),
    ),

    // Another parent's order is answered as if it did not exist.
    read: parent(readOrder, 'payment.orders', async ({ params: { id = '' } }, who) => {
      const order = /^\w{1,40}$/.test(id) ? await readOrderOfParent(strapi, who.id, id) : null;
      return order === null ? refuse(404, noSuchOrder) : done(yourOrder, { order });
    }),
  };
};
