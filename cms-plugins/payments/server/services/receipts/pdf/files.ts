import { letterheadOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { findOrderOfParent, findOrderByDocument } from '../../orders/orders';
import { findReceipt } from '../issue/receipts';
import { stateful } from '../../stateful';
import { pdfName, receiptPaper } from './paper';
import type { OrderRecord } from '../../orders/records';

export interface ReceiptFile {
  name: string;
  bytes: Buffer;
}

/** The receipt of an order as a file, or null. Drawn each time it is asked for, so not to be called in a transaction. */
export async function receiptFileOfOrder(
  strapi: Core.Strapi,
  documentId: string,
): Promise<ReceiptFile | null> {
  const order = await findOrderByDocument(strapi, documentId);
  return order === null ? null : fileOf(strapi, order);
}

/** The same, for the parent whose order it is. */
export async function receiptFileOfParent(
  strapi: Core.Strapi,
  userId: number,
  documentId: string,
): Promise<ReceiptFile | 'noOrder' | 'noReceipt'> {
  const order = await findOrderOfParent(strapi, userId, documentId);
  return order === null ? 'noOrder' : ((await fileOf(strapi, order)) ?? 'noReceipt');
}

async function fileOf(strapi: Core.Strapi, order: OrderRecord): Promise<ReceiptFile | null> {
  const receipt = await findReceipt(strapi, order.id);
  if (receipt === null) return null;
  const bytes = await stateful(strapi, 'receiptPdfWorker').draw(
    receiptPaper(receipt),
    await letterheadOf(strapi),
  );
  return { name: pdfName(receipt), bytes };
}
