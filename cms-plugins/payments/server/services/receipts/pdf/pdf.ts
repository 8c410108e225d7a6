import { setImmediate as nextTurn } from 'node:timers/promises';
import { contentOf } from '../issue/content';
import { titleOf } from './facts';
import { drawReceipt } from './page';
import { openPaper, type Paper } from './layout';
import { timeOf, type ReceiptRecord } from '../../orders/records';

/** One receipt as a file. It is drawn from what was kept, so it is the same each time. */
export async function receiptPdf(receipt: ReceiptRecord): Promise<Buffer> {
  const content = contentOf(receipt);
  const paper = openPaper({
    title: `${titleOf(content)} ${receipt.number}`,
    author: content.seller.legalName,
    at: timeOf(receipt.issuedAt),
  });
  const root = paper.struct('Document');
  paper.addStructure(root);
  drawReceipt(paper, root, receipt);
  root.end();
  paper.end();
  const pieces: Buffer[] = [];
  for await (const piece of paper) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** As in 'receipt-LW-26-27-000001.pdf'. */
export const pdfName = ({ number }: Pick<ReceiptRecord, 'number'>): string =>
  `receipt-${number.replaceAll('/', '-')}.pdf`;

/** Many receipts as one file, a page each, drawn while it is read. */
export function receiptsPdf(title: string, receipts: AsyncIterable<ReceiptRecord>): Paper {
  const paper = openPaper({ title, author: '', at: new Date() });
  const root = paper.struct('Document');
  paper.addStructure(root);
  drawAll(paper, root, receipts).catch((error: unknown) => paper.destroy(asError(error)));
  return paper;
}

async function drawAll(
  paper: Paper,
  root: PDFKit.PDFStructureElement,
  receipts: AsyncIterable<ReceiptRecord>,
): Promise<void> {
  for await (const receipt of receipts) {
    if (paper.destroyed) return;
    drawReceipt(paper, root, receipt);
    // Whoever buys meanwhile goes first.
    await nextTurn();
  }
  root.end();
  paper.end();
}

/** What comes from another realm is an error all the same. */
const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
