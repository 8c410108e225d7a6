import {
  attemptNoted,
  capturePayPal,
  capturePayPalDeclined,
  capturePayPalFailed,
  createOrder,
  createOrderFailed,
  createPayPalFailed,
  createPayPalOrder,
  noSuchOrder,
  notProven,
  orderCreated,
  paymentConfirming,
  paymentOptions,
  paymentOptionsAre,
  paymentReceived,
  paymentRefusals,
  updatePayment,
} from '@lanternway/contracts/payments/checkout';
import { done, refuse } from '@lanternway/server-kit/http/public-endpoint';
import type { Core } from '@strapi/strapi';
import { beginCheckout } from '../services/checkout/checkout';
import { takeReport } from '../services/checkout/report';
import { capturePayPalOrder } from '../services/checkout/capture';
import { stateful } from '../services/stateful';
import { answering } from './answer';
import { buyerOf, refuseBegun, refuseFor, wantedOf } from './checkout-answers';

/** How a parent pays: what the checkout and the providers' scripts call. */
export const payment = ({ strapi }: { strapi: Core.Strapi }) => {
  const { anyone, parent } = answering(strapi);

  return {
    options: anyone(paymentOptions, () =>
      Promise.resolve(done(paymentOptionsAre, stateful(strapi, 'providers').optionsForPage())),
    ),

    createOrder: parent(createOrder, 'payment.create', async (call, who) => {
      const { name, phone, origin } = call.request;
      const wanted = wantedOf('razorpay', call.request, [call.request.amount]);
      const buyer = await buyerOf(strapi, who, call, { name, phone, origin });
      const begun = await beginCheckout(strapi, buyer, wanted);
      if (begun.kind !== 'ready') return refuseBegun(begun, createOrderFailed);
      const { number, documentId, amountMinor, currency } = begun.order;
      const key = stateful(strapi, 'providers').optionsForPage().razorpay?.key ?? '';
      const reply = {
        id: begun.providerOrderId,
        amount: amountMinor,
        currency,
        key,
        order: documentId,
        number,
      };
      return done(orderCreated, reply);
    }),

    update: parent(updatePayment, 'payment.report', async ({ request }, who) => {
      const { orderId, paymentId, signature, status } = request;
      const ending = await takeReport(strapi, {
        userId: who.id,
        providerOrderId: orderId,
        paymentId: paymentId ?? null,
        signature: signature ?? null,
        isSuccess: status === 'success',
      });
      if (ending.kind === 'unknown') return refuse(404, noSuchOrder);
      if (ending.kind === 'notProven') return refuse(422, notProven);
      const { stage, documentId } = ending.order;
      const reply = { status: stage, order: documentId };
      if (ending.kind === 'noted') return done(attemptNoted, reply);
      return ending.kind === 'paid' ? done(paymentReceived, reply) : done(paymentConfirming, reply, 202);
    }),

    createPayPal: parent(createPayPalOrder, 'payment.create', async (call, who) => {
      const { userName, phone, amount } = call.request;
      // The specification leaves open whether this amount is in dollars or in cents. Either is only compared with our
      // own price, which is what PayPal is asked for.
      const wanted = wantedOf('paypal', call.request, [amount, amount * 100]);
      const buyer = await buyerOf(strapi, who, call, { name: userName, phone, origin: call.request.origin });
      const begun = await beginCheckout(strapi, buyer, wanted);
      if (begun.kind !== 'ready') return refuseBegun(begun, createPayPalFailed);
      const { documentId, number } = begun.order;
      return done(orderCreated, { orderId: begun.providerOrderId, order: documentId, number });
    }),

    capture: parent(capturePayPal, 'payment.report', async ({ request }, who) => {
      const ending = await capturePayPalOrder(strapi, who.id, request.orderId);
      if (ending.kind === 'unknown') return refuse(404, noSuchOrder);
      if (ending.kind === 'noProvider') return refuse(503, paymentRefusals.noProvider);
      if (ending.kind === 'declined') return refuse(422, capturePayPalDeclined, { reason: 'declined' });
      if (ending.kind === 'failed') return refuse(422, capturePayPalFailed);
      if (ending.kind === 'boughtToday') return refuseFor('boughtToday', ending.order);
      const { status, order, isCertain } = ending;
      const message = status === 'COMPLETED' ? paymentReceived : paymentConfirming;
      return done(message, { status, order: order.documentId }, isCertain ? 200 : 202);
    }),
  };
};
