import { financeSentences } from '@lanternway/contracts/payments/staff-order';
import {
  orderRefund,
  refundDecline,
  refundQuery,
  refundSentences,
} from '@lanternway/contracts/payments/refunds';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { own } from '../services/own';
import type { RefundOutcome } from '../services/refunds/ask';
import { bodyOf, idOf, invalid, readAs, staffOf } from './desk-answers';

const refundIdOf = (ctx: Context): string => idOf(ctx, refundSentences.missing);

/** What staff do about money that goes back. */
export function refunds({ strapi }: { strapi: Core.Strapi }) {
  /** Says how it ended: with a sentence in any case, and the refund's number where there is one. */
  function answer(ctx: Context, outcome: RefundOutcome, missing: string): void {
    switch (outcome.kind) {
      case 'done':
        ctx.body = { message: outcome.message, refund: outcome.refund.documentId };
        return;
      case 'missing':
        throw new errors.NotFoundError(missing);
      case 'stale':
        return ctx.throw(409, refundSentences.stale);
      case 'refused':
        throw new errors.ApplicationError(outcome.sentence);
      case 'invalid':
        throw invalid({ [outcome.field]: outcome.sentence });
    }
  }

  return {
    async list(ctx: Context) {
      ctx.body = await own(strapi, 'refundDesk').refunds(readAs(refundQuery, ctx.query), staffOf(ctx).id);
    },

    async ask(ctx: Context) {
      const request = readAs(orderRefund, bodyOf(ctx));
      const order = idOf(ctx, financeSentences.missing);
      const outcome = await own(strapi, 'refunds').ask(order, request, staffOf(ctx));
      answer(ctx, outcome, financeSentences.missing);
    },

    async approve(ctx: Context) {
      const outcome = await own(strapi, 'refunds').approve(refundIdOf(ctx), staffOf(ctx));
      answer(ctx, outcome, refundSentences.missing);
    },

    async decline(ctx: Context) {
      const { reason } = readAs(refundDecline, bodyOf(ctx));
      const outcome = await own(strapi, 'refunds').decline(refundIdOf(ctx), reason, staffOf(ctx));
      answer(ctx, outcome, refundSentences.missing);
    },

    async retry(ctx: Context) {
      const outcome = await own(strapi, 'refunds').retry(refundIdOf(ctx), staffOf(ctx));
      answer(ctx, outcome, refundSentences.missing);
    },
  };
}
