import { receiptPdf } from '@lanternway/contracts/payments/parent-orders';
import { saveFile } from '../browser/save-file';
import { fetchFile } from './client';

/**
 * Fetches the receipt of an order and saves it under its number.
 * @returns a message about what went wrong, or null
 */
export async function saveReceipt(order: {
  id: string;
  receiptNumber: string | null;
}): Promise<string | null> {
  const file = await fetchFile(receiptPdf, { id: order.id });
  if (file.kind === 'refused') return file.text;
  if (file.kind === 'unreachable') return 'The receipt could not be fetched. Please try again.';
  // Numbers may contain slashes, which file names may not.
  const name = `receipt-${(order.receiptNumber ?? order.id).replace(/[^A-Za-z0-9-]+/g, '-')}.pdf`;
  saveFile(name, 'application/pdf', file.content);
  return null;
}
