import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Letterhead } from '@lanternway/server-kit/platform';
import { contentOf } from '../issue/content';
import { headOf, type Head } from './head';
import { titleOf } from './facts';
import { drawReceipt } from './page';
import { openLayout, type ReceiptLayout } from './layout';
import { timeOf, type ReceiptRecord } from '../../orders/records';

/** One receipt as a file. It says what was kept, so it says the same each time, on the letterhead of today. */
export async function receiptPdf(receipt: ReceiptRecord, letterhead: Letterhead): Promise<Buffer> {
  const content = contentOf(receipt);
  const layout = openLayout({
    title: `${titleOf(content)} ${receipt.number}`,
    author: content.seller.legalName,
    at: timeOf(receipt.issuedAt),
  });
  const root = layout.struct('Document');
  layout.addStructure(root);
  drawReceipt(layout, root, receipt, headOf(letterhead));
  root.end();
  layout.end();
  const pieces: Buffer[] = [];
  for await (const piece of layout) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** As in 'receipt-LW-26-27-000001.pdf'. */
export const pdfName = ({ number }: Pick<ReceiptRecord, 'number'>): string =>
  `receipt-${number.replaceAll('/', '-')}.pdf`;

/** Many receipts as one file, a page each, drawn while it is read. */
export function receiptsPdf(
  title: string,
  receipts: AsyncIterable<ReceiptRecord>,
  letterhead: Letterhead,
): ReceiptLayout {
  const layout = openLayout({ title, author: '', at: new Date() });
  const root = layout.struct('Document');
  layout.addStructure(root);
  drawAll(layout, root, receipts, headOf(letterhead)).catch((error: unknown) =>
    layout.destroy(asError(error)),
  );
  return layout;
}

async function drawAll(
  layout: ReceiptLayout,
  root: PDFKit.PDFStructureElement,
  receipts: AsyncIterable<ReceiptRecord>,
  head: Head,
): Promise<void> {
  for await (const receipt of receipts) {
    if (layout.destroyed) return;
    drawReceipt(layout, root, receipt, head);
    // Parents who buy meanwhile go first.
    await nextTurn();
  }
  root.end();
  layout.end();
}

/** What comes from another realm is an error all the same. */
const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
