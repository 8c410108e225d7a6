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
import { retryRefund } from '../services/refunds/retry';
import { approveRefund, declineRefund } from '../services/refunds/decide';
import { listRefunds } from '../services/staff/refunds';
import { askRefund, type RefundOutcome } from '../services/refunds/ask';
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
      ctx.body = await listRefunds(strapi, readAs(refundQuery, ctx.query), staffOf(ctx).id);
    },

    async ask(ctx: Context) {
      const request = readAs(orderRefund, bodyOf(ctx));
      const order = idOf(ctx, financeSentences.missing);
      const outcome = await askRefund(strapi, order, request, staffOf(ctx));
      answer(ctx, outcome, financeSentences.missing);
    },

    async approve(ctx: Context) {
      const outcome = await approveRefund(strapi, refundIdOf(ctx), staffOf(ctx));
      answer(ctx, outcome, refundSentences.missing);
    },

    async decline(ctx: Context) {
      const { reason } = readAs(refundDecline, bodyOf(ctx));
      const outcome = await declineRefund(strapi, refundIdOf(ctx), reason, staffOf(ctx));
      answer(ctx, outcome, refundSentences.missing);
    },

    async retry(ctx: Context) {
      const outcome = await retryRefund(strapi, refundIdOf(ctx), staffOf(ctx));
      answer(ctx, outcome, refundSentences.missing);
    },
  };
}
