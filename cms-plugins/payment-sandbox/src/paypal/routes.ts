import { ok, paramOf, type Answer, type Call, type Route } from '../http';
import type { State } from '../state';
import { captureOrder } from './capture-order';
import { createOrder, findOrder } from './create-order';
import { notSignedIn, unknownResource } from './errors';
import { certificate, listEvents, readEvent, resend, verify } from './notifications';
import { readCapture, readRefund, refundCapture } from './refunds';
import { isSignedIn, issueToken } from './tokens';
import { shownOrder } from './views';

type Run = (state: State, call: Call) => Answer | Promise<Answer>;

const readOrder: Run = (state, call) => {
  const order = findOrder(state, paramOf(call));
  return order === null ? unknownResource(state) : ok(shownOrder(state, order, true));
};

const forAll: [method: string, path: RegExp, run: Run][] = [
  ['POST', /^\/v1\/oauth2\/token$/, issueToken],
  ['GET', /^\/v1\/notifications\/certs\/CERT-sandbox$/, certificate],
];

const forMerchant: typeof forAll = [
  ['POST', /^\/v2\/checkout\/orders$/, createOrder],
  ['GET', /^\/v2\/checkout\/orders\/([^/]+)$/, readOrder],
  ['POST', /^\/v2\/checkout\/orders\/([^/]+)\/capture$/, captureOrder],
  ['GET', /^\/v2\/payments\/captures\/([^/]+)$/, readCapture],
  ['POST', /^\/v2\/payments\/captures\/([^/]+)\/refund$/, refundCapture],
  ['GET', /^\/v2\/payments\/refunds\/([^/]+)$/, readRefund],
  ['POST', /^\/v1\/notifications\/verify-webhook-signature$/, verify],
  ['GET', /^\/v1\/notifications\/webhooks-events$/, listEvents],
  ['GET', /^\/v1\/notifications\/webhooks-events\/([^/]+)$/, readEvent],
  ['POST', /^\/v1\/notifications\/webhooks-events\/([^/]+)\/resend$/, resend],
];

export const paypalRoutes = (state: State): Route[] => [
  ...forAll.map(([method, path, run]) => ({ method, path, run: (call: Call) => run(state, call) })),
  ...forMerchant.map(([method, path, run]) => ({
    method,
    path,
    run: (call: Call) => (isSignedIn(state, call) ? run(state, call) : notSignedIn(state)),
  })),
];
