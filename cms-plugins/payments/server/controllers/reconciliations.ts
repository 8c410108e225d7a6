import {
  reconciliationRequest,
  reconciliationSentences,
  type ReconciliationsDone,
  type ReconciliationsReply,
} from '@lanternway/contracts/payments/reconciliation';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import {
  findReconciliation,
  listReconciliations,
  runReconciliation,
} from '../services/reconciliation/reconciliations';
import { bodyOf, idOf, invalid, readAs, staffOf } from './desk-answers';

/** The comparisons with the providers. */
export function reconciliations({ strapi }: { strapi: Core.Strapi }) {
  return {
    async list(ctx: Context) {
      ctx.body = { rows: await listReconciliations(strapi) } satisfies ReconciliationsReply;
    },

    async one(ctx: Context) {
      const id = idOf(ctx, reconciliationSentences.missing);
      const found = await findReconciliation(strapi, id);
      if (found === null) throw new errors.NotFoundError(reconciliationSentences.missing);
      ctx.body = found;
    },

    async run(ctx: Context) {
      const { day } = readAs(reconciliationRequest, bodyOf(ctx));
      if (day > new Date().toISOString().slice(0, 10)) throw invalid({ day: reconciliationSentences.future });
      const rows = await runReconciliation(strapi, day, staffOf(ctx));
      if (rows === null) throw new errors.ApplicationError(reconciliationSentences.busy);
      const isAllRight = rows.every(({ problem }) => problem === null);
      const message = isAllRight ? reconciliationSentences.done : reconciliationSentences.failed;
      ctx.body = { message, rows } satisfies ReconciliationsDone;
    },
  };
}
