import type { Core } from '@strapi/strapi';
import { orderUid } from '../../../content-types/order';
import { own } from '../../own';
import { pdfName } from './pdf';
import type { OrderRecord } from '../../orders/records';

/** Receipts as files, drawn anew each time they are asked for. Not to be called inside a transaction. */
export interface ReceiptFiles {
  /** Null where there is no such order, or no receipt of it. */
  ofOrder: (documentId: string) => Promise<ReceiptFile | null>;
  /** The same, for the parent whose order it is. */
  ofParent: (userId: number, documentId: string) => Promise<ReceiptFile | 'noOrder' | 'noReceipt'>;
}

export interface ReceiptFile {
  name: string;
  bytes: Buffer;
}

export function receiptFiles({ strapi }: { strapi: Core.Strapi }): ReceiptFiles {
  async function findOrder(where: object): Promise<OrderRecord | null> {
    return (await strapi.db.query(orderUid).findOne({ where })) as OrderRecord | null;
  }

  async function fileOf(order: OrderRecord): Promise<ReceiptFile | null> {
    const receipt = await own(strapi, 'receipts').find(order.id);
    if (receipt === null) return null;
    return { name: pdfName(receipt), bytes: await own(strapi, 'receiptPress').draw(receipt) };
  }

  return {
    async ofOrder(documentId) {
      const order = await findOrder({ documentId });
      return order === null ? null : fileOf(order);
    },
    async ofParent(userId, documentId) {
      const order = await findOrder({ documentId, userId });
      return order === null ? 'noOrder' : ((await fileOf(order)) ?? 'noReceipt');
    },
  };
}
