import { creditNoteSentences } from '@lanternway/contracts/payments/credit-notes';
import { mostReceiptsOfFile, receiptSentences } from '@lanternway/contracts/payments/receipts';
import * as calls from '@lanternway/contracts/payments/registers/staff-calls';
import { documentIdOf, staffFileRoute, staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { fileOfNote } from '../services/credit-notes/file/files';
import { exportCreditNotesCsv, listCreditNotes } from '../services/credit-notes/register/register';
import { receiptFileOfOrder } from '../services/receipts/pdf/files';
import { exportReceiptsCsv, exportReceiptsPdf, listReceipts } from '../services/receipts/register/register';

/** The registers of receipts and of credit notes, for finance. */
export function receipts(strapi: Core.Strapi) {
  /** Many people's data leave the desk with a file, so the log knows who took it. */
  function note(name: string, staffId: number): void {
    strapi.log.info(`payments: ${name} was taken by the staff member ${String(staffId)}`);
  }

  return [
    staffRoute(calls.listReceipts, ({ request }) => listReceipts(strapi, request)),

    staffFileRoute(calls.exportReceipts, ({ request, staff }) => {
      const { name, stream } = exportReceiptsCsv(strapi, request, new Date());
      note(name, staff.id);
      return Promise.resolve({ name, content: stream });
    }),

    staffFileRoute(calls.printReceipts, async ({ request, staff }) => {
      const found = await exportReceiptsPdf(strapi, request, new Date());
      if (found.kind === 'none') throw new errors.NotFoundError(receiptSentences.none);
      if (found.kind === 'tooMany')
        throw new errors.ApplicationError(receiptSentences.tooMany(found.count, mostReceiptsOfFile));
      note(found.name, staff.id);
      return { name: found.name, content: found.stream, isShown: true };
    }),

    staffRoute(calls.listCreditNotes, ({ request }) => listCreditNotes(strapi, request)),

    staffFileRoute(calls.exportCreditNotes, ({ request, staff }) => {
      const { name, stream } = exportCreditNotesCsv(strapi, request, new Date());
      note(name, staff.id);
      return Promise.resolve({ name, content: stream });
    }),

    staffFileRoute(calls.openCreditNote, async ({ params: { id } }) => {
      const file = await fileOfNote(strapi, documentIdOf(id, creditNoteSentences.none));
      if (file === null) throw new errors.NotFoundError(creditNoteSentences.none);
      return { name: file.name, content: file.bytes, isShown: true };
    }),

    staffFileRoute(calls.openReceipt, async ({ params: { id } }) => {
      const file = await receiptFileOfOrder(strapi, documentIdOf(id, receiptSentences.noneYet));
      if (file === null) throw new errors.NotFoundError(receiptSentences.noneYet);
      return { name: file.name, content: file.bytes, isShown: true };
    }),
  ];
}
