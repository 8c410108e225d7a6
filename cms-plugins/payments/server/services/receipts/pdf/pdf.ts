import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Letterhead } from '@lanternway/server-kit/platform';
import { headOf, type Head } from './head';
import { drawPaper } from './page';
import type { Paper } from './paper';
import { openLayout, type ReceiptLayout } from './layout';
import { timeOf } from '../../orders/records';

/** One document as a file. It says what was kept, so it says the same each time, on the letterhead of today. */
export async function paperPdf(paper: Paper, letterhead: Letterhead): Promise<Buffer> {
  const layout = openLayout({
    title: `${paper.title} ${paper.number}`,
    author: paper.author,
    at: timeOf(paper.issuedAt),
  });
  const root = layout.struct('Document');
  layout.addStructure(root);
  drawPaper(layout, root, paper, headOf(letterhead));
  root.end();
  layout.end();
  const pieces: Buffer[] = [];
  for await (const piece of layout) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Many documents as one file, a page each, drawn while it is read. */
export function papersPdf(
  title: string,
  papers: AsyncIterable<Paper>,
  letterhead: Letterhead,
): ReceiptLayout {
  const layout = openLayout({ title, author: '', at: new Date() });
  const root = layout.struct('Document');
  layout.addStructure(root);
  drawAll(layout, root, papers, headOf(letterhead)).catch((error: unknown) => layout.destroy(asError(error)));
  return layout;
}

async function drawAll(
  layout: ReceiptLayout,
  root: PDFKit.PDFStructureElement,
  papers: AsyncIterable<Paper>,
  head: Head,
): Promise<void> {
  for await (const paper of papers) {
    if (layout.destroyed) return;
    drawPaper(layout, root, paper, head);
    // Parents who buy meanwhile go first.
    await nextTurn();
  }
  root.end();
  layout.end();
}

/** What comes from another realm is an error all the same. */
const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
