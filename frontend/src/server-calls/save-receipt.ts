import type { OrderCreditNote } from '@lanternway/contracts/payments/credit-notes';
import { creditNotePdf, receiptPdf } from '@lanternway/contracts/payments/parent-orders';
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
  if (file.kind === 'unreachable') return 'The receipt could not be fetched. Please try again.';
  return save(file, `receipt-${order.receiptNumber ?? order.id}`);
}

/**
 * Fetches the note of a refund and saves it under its number.
 * @returns a message about what went wrong, or null
 */
export async function saveCreditNote(order: { id: string }, note: OrderCreditNote): Promise<string | null> {
  const file = await fetchFile(creditNotePdf, { id: order.id, note: note.id });
  if (file.kind === 'unreachable') return 'The note could not be fetched. Please try again.';
  return save(file, `note-${note.number}`);
}

type Fetched = Exclude<Awaited<ReturnType<typeof fetchFile>>, { kind: 'unreachable' }>;

function save(file: Fetched, name: string): string | null {
  if (file.kind === 'refused') return file.text;
  // Numbers may contain slashes, which file names may not.
  saveFile(`${name.replace(/[^A-Za-z0-9-]+/g, '-')}.pdf`, 'application/pdf', file.content);
  return null;
}
