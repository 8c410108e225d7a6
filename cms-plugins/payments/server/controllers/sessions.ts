import { sessionSentences } from '@lanternway/contracts/payments/refunds';
import * as calls from '@lanternway/contracts/payments/staff-calls';
import { financeSentences } from '@lanternway/contracts/payments/staff-order';
import { documentIdOf, invalid, staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { recordDelivery, undoDelivery, type DeliveryOutcome } from '../services/enrolments/deliveries';
import { byStaff } from './by-staff';
import { orderIdOf } from './desk';

/** Which of the bought sessions were held. */
export const sessions = (strapi: Core.Strapi) => [
  staffRoute(calls.recordDelivery, async ({ request, params, staff }) =>
    sentenceFor(
      await recordDelivery(strapi, orderIdOf(params), request, byStaff(staff)),
      sessionSentences.noted,
    ),
  ),

  staffRoute(calls.undoDelivery, async ({ params, staff }) => {
    const delivery = documentIdOf(params.delivery, sessionSentences.missing);
    const outcome = await undoDelivery(strapi, orderIdOf(params), delivery, byStaff(staff));
    return sentenceFor(outcome, sessionSentences.undone);
  }),
];

function sentenceFor(outcome: DeliveryOutcome, message: string): { message: string } {
  switch (outcome.kind) {
    case 'done':
      return { message };
    case 'missing':
      throw new errors.NotFoundError(financeSentences.missing);
    case 'refused':
      throw new errors.ApplicationError(outcome.sentence);
    case 'invalid':
      throw invalid({ [outcome.field]: outcome.sentence });
  }
}
