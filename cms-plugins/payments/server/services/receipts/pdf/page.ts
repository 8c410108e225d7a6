import { paymentDay } from '@lanternway/contracts/money/payment-day';
import type { Fact } from './facts';
import { headMark, type Head } from './head';
import { ornament, chooseFace, type Face, type ReceiptLayout } from './layout';
import type { Paper, PaperParty } from './paper';

const edge = 56;

type Section = PDFKit.PDFStructureElement;

interface Pen {
  layout: ReceiptLayout;
  section: Section;
  colour: Head['colour'];
}

/** A page of its own for one document, below `parent` in the order in which the file is read. */
export function drawPaper(layout: ReceiptLayout, parent: Section, paper: Paper, head: Head): void {
  layout.addPage();
  const section = layout.struct('Sect');
  parent.add(section);
  const { colour } = head;
  const pen = { layout, section, colour };
  drawHead(pen, paper, head);
  const belowTitle = drawTitle(pen, paper);
  const belowParties = drawParties(pen, paper, belowTitle + 14);
  const belowFacts = drawFacts(pen, paper, belowParties + 14);
  drawNotes(pen, [...paper.notes, paper.contact], belowFacts + 14);
  section.end();
}

interface Writing {
  face: Face;
  size: number;
  ink: string;
  x: number;
  y: number;
  width?: number;
  align?: 'left' | 'right';
  keepsSize?: boolean;
}

/** Writes a text, as part of the section or of a part of it, and returns where it ends. */
function write({ layout, section }: Pen, tag: string, text: string, how: Writing): number {
  const { face, size, ink, x, y, align = 'left' } = how;
  const width = how.width ?? layout.page.width - edge - x;
  const shown = chooseFace(layout, face, text);
  layout.fontSize(size).fillColor(ink);
  if (shown === null) return y;
  // A text that needs more than one line is set smaller, so that even the longest texts have room on the page.
  if (how.keepsSize !== true && layout.widthOfString(shown) > width) layout.fontSize(size * 0.85);
  section.add(layout.struct(tag, {}, () => layout.text(shown, x, y, { width, align })));
  return y + layout.heightOfString(shown, { width });
}

function drawHead(pen: Pen, { brand }: Paper, head: Head): void {
  const { layout, colour } = pen;
  const height = 84;
  const mark = headMark(head, brand);
  ornament(layout, () => {
    layout.rect(0, 0, layout.page.width, height).fill(colour.head);
    colour.stripes.forEach((stripe, index) => {
      layout.rect(0, height + index * 4, layout.page.width, 4).fill(stripe);
    });
    if (mark === null) return;
    const size = { width: mark.width, height: mark.height };
    layout.image(mark.address, edge, (height - mark.height) / 2, size);
  });
  const x = mark === null ? edge : edge + mark.width + 10;
  write(pen, 'P', brand, { face: 'display', size: 20, ink: colour.white, x, y: height / 2 - 12 });
}

function drawTitle(pen: Pen, { title, number, issuedAt }: Paper): number {
  const below = write(pen, 'H1', title, {
    face: 'display',
    size: 26,
    ink: pen.colour.head,
    x: edge,
    y: 116,
  });
  const words = `No. ${number}, ${paymentDay(issuedAt)}`;
  return write(pen, 'P', words, { face: 'text', size: 11, ink: pen.colour.quiet, x: edge, y: below + 4 });
}

/** Seller and buyer, side by side. */
function drawParties(pen: Pen, { parties: [from, to] }: Paper, top: number): number {
  const width = (pen.layout.page.width - 2 * edge - 24) / 2;
  const ends = [drawParty(pen, from, edge, top, width), drawParty(pen, to, edge + width + 24, top, width)];
  return Math.max(...ends);
}

function drawParty(
  pen: Pen,
  { label, name, lines }: PaperParty,
  x: number,
  top: number,
  width: number,
): number {
  const small = { face: 'text', size: 9.5, ink: pen.colour.quiet, x, width } as const;
  let y = write(pen, 'H2', label, { ...small, y: top }) + 4;
  if (name !== null) {
    y = write(pen, 'P', name, { face: 'bold', size: 10.5, ink: pen.colour.ink, x, width, y }) + 2;
  }
  for (const line of lines) y = write(pen, 'P', line, { ...small, ink: pen.colour.ink, y }) + 1;
  return y;
}

function drawFacts(pen: Pen, { facts, total }: Paper, top: number): number {
  const { layout, section, colour } = pen;
  const right = layout.page.width - edge;
  ornament(layout, () => {
    layout.moveTo(edge, top).lineTo(right, top).lineWidth(1.2).dash(5, { space: 4 }).stroke(colour.fold);
    layout.undash();
  });
  const table = layout.struct('Table');
  section.add(table);
  let y = top + 2;
  for (const fact of facts) y = drawFact({ ...pen, section: table }, fact, y, false);
  y = drawFact({ ...pen, section: table }, total, y, true);
  table.end();
  return y;
}

function drawFact(
  { layout, section, colour }: Pen,
  [label, value]: Fact,
  top: number,
  isTotal: boolean,
): number {
  const row = layout.struct('TR');
  section.add(row);
  const pen = { layout, section: row, colour };
  const y = top + (isTotal ? 9 : 6);
  const size = isTotal ? 14 : 10;
  const face = isTotal ? 'bold' : 'text';
  const labelWidth = 190;
  const x = edge + labelWidth;
  const ends = [
    write(pen, 'TH', label, {
      face,
      size: 10,
      ink: pen.colour.quiet,
      x: edge,
      y: y + (isTotal ? 3 : 0),
      width: labelWidth,
    }),
    write(pen, 'TD', value, { face, size, ink: pen.colour.ink, x, y, align: 'right' }),
  ];
  row.end();
  const below = Math.max(...ends) + (isTotal ? 9 : 6);
  ornament(layout, () => {
    layout
      .moveTo(edge, below)
      .lineTo(layout.page.width - edge, below)
      .lineWidth(0.6)
      .stroke(colour.line);
  });
  return below;
}

/** What is written below the lines: the notes, and last whom to ask. */
function drawNotes(pen: Pen, notes: readonly string[], top: number): void {
  const { layout, colour } = pen;
  const inset = 10;
  const width = layout.page.width - 2 * edge - 2 * inset;
  layout.fontSize(9);
  const heights = notes.map(
    (note) => layout.heightOfString(chooseFace(layout, 'text', note) ?? '', { width }) + 3,
  );
  const height = heights.reduce((sum, one) => sum + one, 2 * inset - 3);
  ornament(layout, () => {
    layout.roundedRect(edge, top, layout.page.width - 2 * edge, height, 6).fill(colour.mist);
  });
  let y = top + inset;
  for (const note of notes) {
    const how = {
      face: 'text',
      size: 9,
      ink: pen.colour.ink,
      x: edge + inset,
      width,
      y,
      keepsSize: true,
    } as const;
    y = write(pen, 'P', note, how) + 3;
  }
}
