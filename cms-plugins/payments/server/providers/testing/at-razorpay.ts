import type { CallLog } from '../call-log';
import type { NewProviderOrder } from '../provider';
import { createRazorpay } from '../razorpay/provider';
import { serveInTest, type AnswerTo } from './answering-server';
import { patient } from './patience';

/** Razorpay's words, as its documentation shows them, and our side of the line. */

export const razorpayAt = (apiBase: string, log: CallLog = () => undefined, policy = patient) =>
  createRazorpay(
    {
      keyId: 'rzp_test_key0000000001',
      keySecret: 'the-secret-of-the-key',
      webhookSecrets: ['whsec'],
      accountId: null,
      apiBase,
      scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
      currencies: ['INR'],
    },
    log,
    policy,
  );

export const wanted: NewProviderOrder = {
  reference: 'ORD-0123456789',
  requestKey: 'create_0123456789',
  amountMinor: 649900,
  currency: 'INR',
  title: 'Coding Monthly',
  orderId: 'abcdefghijklmnopqrstuvwx',
  isRepeat: false,
};
export const orderId = 'order_RB58MiP5SPFYyM';
export const made = {
  id: orderId,
  entity: 'order',
  amount: 649900,
  currency: 'INR',
  receipt: 'ORD-0123456789',
  status: 'created',
};
export const paymentId = 'pay_MT48CvBhIC98MQ';
export const payment = {
  id: paymentId,
  amount: 649900,
  currency: 'INR',
  status: 'captured',
  captured: true,
  order_id: orderId,
  amount_refunded: 0,
  method: 'card',
  created_at: 1692696719,
};
export const list = (...items: object[]) => ({ body: { entity: 'collection', count: items.length, items } });
export const refusal = (
  status: number,
  error: object = { code: 'BAD_REQUEST_ERROR', description: 'No.' },
) => ({
  status,
  body: { error },
});

/** Our client of a Razorpay that answers as a test says. */
export async function razorpay(answer: AnswerTo, policy = patient) {
  const { url, heard } = await serveInTest(answer);
  return { provider: razorpayAt(url, undefined, policy), url, heard };
}
