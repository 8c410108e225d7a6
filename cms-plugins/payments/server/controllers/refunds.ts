import { refundSentences } from '@lanternway/contracts/payments/refunds';
import * as calls from '@lanternway/contracts/payments/staff-calls';
import { financeSentences } from '@lanternway/contracts/payments/staff-order';
import { ConflictError, documentIdOf, invalid, staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { askRefund, type RefundOutcome } from '../services/refunds/ask';
import { approveRefund, declineRefund } from '../services/refunds/decide';
import { retryRefund } from '../services/refunds/retry';
import { listRefunds } from '../services/staff/refunds';
import { byStaff } from './by-staff';
import { orderIdOf } from './desk';

const refundIdOf = ({ id }: { id: string }): string => documentIdOf(id, refundSentences.missing);

/** What staff do about money that goes back. */
export const refunds = (strapi: Core.Strapi) => [
  staffRoute(calls.listRefunds, ({ request, staff }) => listRefunds(strapi, request, staff.id)),

  staffRoute(calls.refundOrder, async ({ request, params, staff }) => {
    const outcome = await askRefund(strapi, orderIdOf(params), request, byStaff(staff));
    return changedOf(outcome, financeSentences.missing);
  }),

  staffRoute(calls.approveRefund, async ({ params, staff }) =>
    changedOf(await approveRefund(strapi, refundIdOf(params), byStaff(staff))),
  ),

  staffRoute(calls.declineRefund, async ({ request: { reason }, params, staff }) =>
    changedOf(await declineRefund(strapi, refundIdOf(params), reason, byStaff(staff))),
  ),

  staffRoute(calls.retryRefund, async ({ params, staff }) =>
    changedOf(await retryRefund(strapi, refundIdOf(params), byStaff(staff))),
  ),
];

/** The sentence and the refund's id, or the error that says why nothing was changed. */
function changedOf(outcome: RefundOutcome, missing: string = refundSentences.missing) {
  switch (outcome.kind) {
    case 'done':
      return { message: outcome.message, refund: outcome.refund.documentId };
    case 'missing':
      throw new errors.NotFoundError(missing);
    case 'stale':
      throw new ConflictError(refundSentences.stale);
    case 'refused':
      throw new errors.ApplicationError(outcome.sentence);
    case 'invalid':
      throw invalid({ [outcome.field]: outcome.sentence });
  }
}
