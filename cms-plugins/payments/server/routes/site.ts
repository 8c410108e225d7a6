import {
  capturePayPal,
  createOrder,
  createPayPalOrder,
  paymentOptions,
  updatePayment,
  webhookPath,
} from '@lanternway/contracts/payments/checkout';
import { providers } from '@lanternway/contracts/payments/orders';
import {
  listOrders,
  readOrder,
  creditNotePdf,
  receiptPdf,
  requestRefund,
  withdrawRefundRequest,
} from '@lanternway/contracts/payments/parent-orders';
import { siteRoute } from '@lanternway/server-kit/http/site-route';
import type { Core } from '@strapi/strapi';
import { orders } from '../controllers/orders';
import { parentReceipts } from '../controllers/parent-receipts';
import { payment } from '../controllers/payment';
import { parentsRequests } from '../controllers/refund-requests';
import { webhook } from '../controllers/webhooks';

/** Parents pay, read their orders and ask for refunds; providers report. */
export function siteRoutes(strapi: Core.Strapi) {
  const paying = payment({ strapi });
  const reading = orders({ strapi });
  const requests = parentsRequests(strapi);
  return [
    siteRoute(paymentOptions, paying.options),
    siteRoute(createOrder, paying.createOrder),
    siteRoute(updatePayment, paying.update),
    siteRoute(createPayPalOrder, paying.createPayPal),
    siteRoute(capturePayPal, paying.capture),
    siteRoute(listOrders, reading.list),
    siteRoute(readOrder, reading.read),
    siteRoute(receiptPdf, parentReceipts({ strapi }).pdf),
    siteRoute(creditNotePdf, parentReceipts({ strapi }).note),
    siteRoute(requestRefund, requests.ask),
    siteRoute(withdrawRefundRequest, requests.withdraw),
    // Open to anyone: the signature says whether a message is genuine.
    ...providers.map((provider) =>
      siteRoute({ method: 'POST', path: webhookPath(provider), access: 'anyone' }, webhook(strapi, provider)),
    ),
  ];
}
