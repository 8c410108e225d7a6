import { noReceiptYet, noSuchNote } from '@lanternway/contracts/payments/parent-orders';
import { noSuchOrder } from '@lanternway/contracts/payments/checkout';
import { refuse } from '@lanternway/server-kit/http/public-endpoint';
import type { Core } from '@strapi/strapi';
import { fileOfNoteOfParent } from '../services/credit-notes/file/files';
import { receiptFileOfParent } from '../services/receipts/pdf/files';
import { answering } from './answer';

const isId = (id: string): boolean => /^\w{1,40}$/.test(id);

/** A parent's own receipt, and the notes of their refunds, as files. */
export function parentReceipts({ strapi }: { strapi: Core.Strapi }) {
  return {
    pdf: answering(strapi).parentsFile('payment.receipt', async ({ params }, who) => {
      const { id } = params;
      if (id === undefined || !isId(id)) return refuse(404, noSuchOrder);
      const file = await receiptFileOfParent(strapi, who.id, id);
      if (file === 'noOrder') return refuse(404, noSuchOrder);
      if (file === 'noReceipt') return refuse(404, noReceiptYet);
      return { kind: 'file', ...file, type: 'application/pdf' };
    }),

    note: answering(strapi).parentsFile('payment.receipt', async ({ params }, who) => {
      const { id: order, note } = params;
      if (order === undefined || !isId(order)) return refuse(404, noSuchOrder);
      if (note === undefined || !isId(note)) return refuse(404, noSuchNote);
      const file = await fileOfNoteOfParent(strapi, who.id, { order, note });
      if (file === 'noOrder') return refuse(404, noSuchOrder);
      if (file === 'noNote') return refuse(404, noSuchNote);
      return { kind: 'file', ...file, type: 'application/pdf' };
    }),
  };
}
