import {
  refundRequested,
  refundRequestWithdrawn,
  requestRefund,
  withdrawRefundRequest,
} from '@lanternway/contracts/payments/parent-orders';
import { noSuchOrder } from '@lanternway/contracts/payments/checkout';
import * as calls from '@lanternway/contracts/payments/staff-calls';
import { refundSentences } from '@lanternway/contracts/payments/refunds';
import { done, refuse, type Handler, type PublicResult } from '@lanternway/server-kit/http/public-endpoint';
import { ConflictError, documentIdOf, staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { listRefundRequests } from '../services/staff/refunds';
import {
  withdrawRequest,
  openRequest,
  declineRequest,
  type RequestOutcome,
} from '../services/refunds/requests';
import { answering } from './answer';
import { byStaff } from './by-staff';

/** Parents ask for a refund of their order. For them, an order of another parent does not exist. */
export function parentsRequests(strapi: Core.Strapi): { ask: Handler; withdraw: Handler } {
  const { parent } = answering(strapi);

  function answerOf(outcome: RequestOutcome, message: string): PublicResult<object> {
    switch (outcome.kind) {
      case 'done':
        return done(message, {});
      case 'missing':
        return refuse(404, noSuchOrder);
      case 'refused':
        return refuse(422, outcome.sentence);
    }
  }

  return {
    ask: parent(requestRefund, 'payment.request', async ({ request, params }, who) => {
      const message = request.message === undefined || request.message === '' ? null : request.message;
      return answerOf(await openRequest(strapi, orderOf(params), who.id, message), refundRequested);
    }),
    withdraw: parent(withdrawRefundRequest, 'payment.request', async ({ params }, who) =>
      answerOf(await withdrawRequest(strapi, orderOf(params), who.id), refundRequestWithdrawn),
    ),
  };
}

/** The order's id in the path, or '-', which is no order's id, if it cannot be one. */
const orderOf = ({ id = '' }: Record<string, string>): string => (/^[\w-]{1,40}$/.test(id) ? id : '-');

/** Staff read the requests and decline them. A refund of the order grants its request. */
export const refundRequests = (strapi: Core.Strapi) => [
  staffRoute(calls.listRefundRequests, ({ request }) => listRefundRequests(strapi, request)),

  staffRoute(calls.declineRefundRequest, async ({ request: { answer }, params, staff }) => {
    const id = documentIdOf(params.id, refundSentences.requestMissing);
    const outcome = await declineRequest(strapi, id, answer, byStaff(staff));
    if (outcome.kind === 'missing') throw new errors.NotFoundError(refundSentences.requestMissing);
    if (outcome.kind === 'refused') throw new ConflictError(outcome.sentence);
    return { message: refundSentences.answered };
  }),
];
