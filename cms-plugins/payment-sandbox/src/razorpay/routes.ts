import { account } from '../env';
import type { Answer, Call, Route } from '../http';
import type { State } from '../state';
import { notSignedIn } from './errors';
import { changeOrder, createOrder, listOrders, paymentsOfOrder, readOrder } from './orders';
import { capturePayment, listPayments, readPayment } from './payments';
import { listRefunds, readRefund, refundOfPayment, refundPayment, refundsOfPayment } from './refunds';

type Run = (state: State, call: Call) => Answer;

const calls: [method: string, path: RegExp, run: Run][] = [
  ['POST', /^\/v1\/orders$/, createOrder],
  ['GET', /^\/v1\/orders$/, listOrders],
  ['GET', /^\/v1\/orders\/([^/]+)$/, readOrder],
  ['PATCH', /^\/v1\/orders\/([^/]+)$/, changeOrder],
  ['GET', /^\/v1\/orders\/([^/]+)\/payments$/, paymentsOfOrder],
  ['GET', /^\/v1\/payments$/, listPayments],
  ['GET', /^\/v1\/payments\/([^/]+)$/, readPayment],
  ['POST', /^\/v1\/payments\/([^/]+)\/capture$/, capturePayment],
  ['POST', /^\/v1\/payments\/([^/]+)\/refund$/, refundPayment],
  ['GET', /^\/v1\/payments\/([^/]+)\/refunds$/, refundsOfPayment],
  ['GET', /^\/v1\/payments\/([^/]+)\/refunds\/([^/]+)$/, refundOfPayment],
  ['GET', /^\/v1\/refunds$/, listRefunds],
  ['GET', /^\/v1\/refunds\/([^/]+)$/, readRefund],
];

const { keyId, keySecret } = account.razorpay;
/** The scheme must be spelled exactly like this: `basic` is refused (Razorpay, docs/api/authentication). */
const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

export const razorpayRoutes = (state: State): Route[] =>
  calls.map(([method, path, run]) => ({
    method,
    path,
    run: (call) => (call.header('authorization') === authorization ? run(state, call) : notSignedIn()),
  }));
