import { sessionsDelivered } from '@lanternway/contracts/payments/staff';
import { financeSentences } from '@lanternway/contracts/payments/staff-order';
import { sessionSentences } from '@lanternway/contracts/payments/refunds';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { recordDelivery, undoDelivery, type DeliveryOutcome } from '../services/enrolments/deliveries';
import { bodyOf, idOf, invalid, readAs, staffOf } from './desk-answers';

/** Which of the bought sessions were held. */
export function sessions({ strapi }: { strapi: Core.Strapi }) {
  function answer(ctx: Context, outcome: DeliveryOutcome, message: string): void {
    switch (outcome.kind) {
      case 'done':
        ctx.body = { message };
        return;
      case 'missing':
        throw new errors.NotFoundError(financeSentences.missing);
      case 'refused':
        throw new errors.ApplicationError(outcome.sentence);
      case 'invalid':
        throw invalid({ [outcome.field]: outcome.sentence });
    }
  }
  const orderOf = (ctx: Context) => idOf(ctx, financeSentences.missing);

  return {
    async deliver(ctx: Context) {
      const what = readAs(sessionsDelivered, bodyOf(ctx));
      const outcome = await recordDelivery(strapi, orderOf(ctx), what, staffOf(ctx));
      answer(ctx, outcome, sessionSentences.noted);
    },

    async undo(ctx: Context) {
      const delivery = idOf(ctx, sessionSentences.missing, 'delivery');
      const outcome = await undoDelivery(strapi, orderOf(ctx), delivery, staffOf(ctx));
      answer(ctx, outcome, sessionSentences.undone);
    },
  };
}
