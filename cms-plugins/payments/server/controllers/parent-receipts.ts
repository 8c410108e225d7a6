import { noReceiptYet } from '@lanternway/contracts/payments/parent-orders';
import { noSuchOrder } from '@lanternway/contracts/payments/checkout';
import { refuse } from '@lanternway/server-kit/http/public-endpoint';
import type { Core } from '@strapi/strapi';
import { receiptFileOfParent } from '../services/receipts/pdf/files';
import { answering } from './answer';

/** A parent's own receipt as a file. */
export function parentReceipts({ strapi }: { strapi: Core.Strapi }) {
  return {
    pdf: answering(strapi).parentsFile('payment.receipt', async ({ params }, who) => {
      const { id } = params;
      if (id === undefined || !/^\w{1,40}$/.test(id)) return refuse(404, noSuchOrder);
      const file = await receiptFileOfParent(strapi, who.id, id);
      if (file === 'noOrder') return refuse(404, noSuchOrder);
      if (file === 'noReceipt') return refuse(404, noReceiptYet);
      return { kind: 'file', ...file, type: 'application/pdf' };
    }),
  };
}
