import type { Endpoint } from '@lanternway/contracts/wire/endpoint';
import { listOrders, readOrder } from '@lanternway/contracts/payments/parent-orders';
import {
  capturePayPal,
  createOrder,
  createPayPalOrder,
  paymentOptions,
  updatePayment,
} from '@lanternway/contracts/payments/checkout';
import type { Core } from '@strapi/strapi';
import type { Handler } from '../controllers/answer';
import { orders } from '../controllers/orders';
import { payment } from '../controllers/payment';

/**
 * Strapi would try keys made for programs too, and fail over one where a handler has no permission of its own. It asks
 * for a scope besides the strategies; with none, a caller without a token is refused by the controller.
 */
const parentsAlone = { scope: [], strategies: ['users-permissions'] };

/**
 * A handler that is a function has no permission of its own in users-permissions: who is logged in may call it, and
 * there is no box in the admin by which staff could take that away.
 */
export const parentRoute = (
  { method, path, access }: Pick<Endpoint, 'method' | 'path' | 'access'>,
  handler: Handler,
) => ({
  method,
  path: path.replace(/^\/api/, ''),
  handler,
  config: { auth: access === 'anyone' ? (false as const) : parentsAlone },
});

/** Parents pay, and read their orders. */
export function parentRoutes(strapi: Core.Strapi) {
  const paying = payment({ strapi });
  const reading = orders({ strapi });
  return [
    parentRoute(paymentOptions, paying.options),
    parentRoute(createOrder, paying.createOrder),
    parentRoute(updatePayment, paying.update),
    parentRoute(createPayPalOrder, paying.createPayPal),
    parentRoute(capturePayPal, paying.capture),
    parentRoute(listOrders, reading.list),
    parentRoute(readOrder, reading.read),
  ];
}
