import path from 'node:path';
import { toWholeLetters } from '@lanternway/server-kit/text-forms';
import PDFDocument from 'pdfkit';

/** The page of receipts: A4, the faces that are set in, and what these faces can show. */

export type ReceiptLayout = PDFKit.PDFDocument;

export type Face = 'text' | 'bold' | 'display';

const ours = (name: string): string =>
  path.join(path.dirname(require.resolve('@lanternway/payments/package.json')), 'fonts', name);

/**
 * Each face in the letters of the site, and in DejaVu for a text that these do not have: it has the signs of all
 * currencies here, and Latin, Greek, Cyrillic, Arabic and Hebrew letters.
 */
const files: Record<Face, [ours: string, others: string]> = {
  text: [ours('figtree-400.ttf'), require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')],
  bold: [ours('figtree-700.ttf'), require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')],
  display: [ours('literata-700.ttf'), require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf')],
};

const othersOf = (face: Face): string => `${face}-others`;

interface About {
  title: string;
  author: string;
  at: Date;
}

/** A document without pages. Machines find its language, its title and the order in which it is read. */
export function openLayout({ title, author, at }: About): ReceiptLayout {
  const layout = new PDFDocument({
    size: 'A4',
    // Every position is computed; a margin would only start new pages.
    margin: 0,
    autoFirstPage: false,
    // Text is only written in a face that was chosen for it.
    font: '',
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  });
  for (const face of ['text', 'bold', 'display'] as const)
    layout.registerFont(face, openFont(files[face][0]));
  return layout;
}

/** A font file that was read. pdfkit takes one wherever it takes a file, though its types do not know it. */
type OpenFont = Buffer & { hasGlyphForCodePoint: (codePoint: number) => boolean };

/** What pdfkit knows of the face in use, and has no public way to tell. */
interface WithFont {
  _font: { font: OpenFont };
}

const fontInUse = (layout: ReceiptLayout): OpenFont => (layout as unknown as WithFont)._font.font;

const openFonts = new Map<string, OpenFont>();

/**
 * A font for one document. Its file is read once for all: that takes longer than everything else that is done for a
 * document. Glyphs are each document's own, as each remembers the first letter that it was shown for: a Greek omicron of
 * one parent's name would be read in the next parent's name for an o.
 */
function openFont(file: string): OpenFont {
  const font = openFonts.get(file) ?? fontInUse(new PDFDocument({ autoFirstPage: false }).font(file));
  openFonts.set(file, font);
  return Object.create(font, { _glyphs: { value: {} } }) as OpenFont;
}

/** Whether the font in use has all letters of a text. */
function hasLetters(layout: ReceiptLayout, text: string): boolean {
  const font = fontInUse(layout);
  return [...text].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
}

/**
 * Selects a face that has letters for the text, and returns the words that it can show. A word that it could only show as
 * boxes is left out. Null if nothing is left.
 */
export function chooseFace(layout: ReceiptLayout, face: Face, text: string): string | null {
  const all = toWholeLetters(text)
    .split(/\s+/u)
    .filter((word) => word !== '');
  layout.font(face);
  // One text is in one font: words of two in a row look like a mistake.
  if (!hasLetters(layout, all.join('')))
    layout.registerFont(othersOf(face), openFont(files[face][1])).font(othersOf(face));
  const words = all.filter((word) => hasLetters(layout, word));
  return words.some((word) => /[\p{L}\p{N}]/u.test(word)) ? words.join(' ') : null;
}

/** Draws what is seen and not read: machines pass over it. */
export function ornament(layout: ReceiptLayout, draw: () => void): void {
  layout.markContent('Artifact', { type: 'Layout' });
  draw();
  layout.endMarkedContent();
}
