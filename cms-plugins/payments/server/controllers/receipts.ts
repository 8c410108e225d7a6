import {
  mostReceiptsOfFile,
  receiptFilter,
  receiptQuery,
  receiptSentences,
} from '@lanternway/contracts/payments/receipts';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { exportReceiptsPdf, exportReceiptsCsv, listReceipts } from '../services/receipts/register/register';
import { receiptFileOfOrder } from '../services/receipts/pdf/files';
import { idOf, readAs, staffOf } from './desk-answers';

/** The register of receipts, for finance. */
export function receipts({ strapi }: { strapi: Core.Strapi }) {
  /** Many people's data leave the desk with a file, so the log knows who took it. */
  function note(ctx: Context, name: string): void {
    strapi.log.info(`payments: ${name} was taken by the staff member ${String(staffOf(ctx).id)}`);
  }

  return {
    async list(ctx: Context) {
      ctx.body = await listReceipts(strapi, readAs(receiptQuery, ctx.query));
    },

    csv(ctx: Context) {
      const filter = readAs(receiptFilter, ctx.query);
      const { name, stream } = exportReceiptsCsv(strapi, filter, new Date());
      note(ctx, name);
      ctx.attachment(name);
      ctx.type = 'text/csv; charset=utf-8';
      ctx.set('Cache-Control', 'private, no-store');
      ctx.body = stream;
    },

    async pdf(ctx: Context) {
      const found = await exportReceiptsPdf(strapi, readAs(receiptFilter, ctx.query), new Date());
      if (found.kind === 'none') throw new errors.NotFoundError(receiptSentences.none);
      if (found.kind === 'tooMany')
        throw new errors.ApplicationError(receiptSentences.tooMany(found.count, mostReceiptsOfFile));
      note(ctx, found.name);
      ctx.attachment(found.name, { type: 'inline' });
      ctx.type = 'application/pdf';
      ctx.set('Cache-Control', 'private, no-store');
      ctx.body = found.stream;
    },

    async ofOrder(ctx: Context) {
      const file = await receiptFileOfOrder(strapi, idOf(ctx, receiptSentences.noneYet));
      if (file === null) throw new errors.NotFoundError(receiptSentences.noneYet);
      ctx.attachment(file.name, { type: 'inline' });
      ctx.type = 'application/pdf';
      ctx.set('Cache-Control', 'private, no-store');
      ctx.body = file.bytes;
    },
  };
}
