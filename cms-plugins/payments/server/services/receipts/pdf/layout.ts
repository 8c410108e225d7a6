import path from 'node:path';
import { toWholeLetters } from '@lanternway/server-kit/text-forms';
import PDFDocument from 'pdfkit';
import { indian } from './indian-fonts';

/** The page of receipts: A4, the faces that are set in, and what these faces can show. */

export type ReceiptLayout = PDFKit.PDFDocument;

export type Face = 'text' | 'bold' | 'display';

const ours = (name: string): string =>
  path.join(path.dirname(require.resolve('@lanternway/payments/package.json')), 'fonts', name);

/**
 * Each face in the letters of the site; in DejaVu, which has the signs of all currencies here, and Latin, Greek, Cyrillic,
 * Arabic and Hebrew letters; and in the scripts of India, each with Latin letters.
 */
const files: Record<Face, readonly string[]> = {
  text: [ours('figtree-400.ttf'), require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'), ...indian.regular],
  bold: [
    ours('figtree-700.ttf'),
    require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
    ...indian.bold,
  ],
  display: [
    ours('literata-700.ttf'),
    require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf'),
    ...indian.bold,
  ],
};

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
  return layout;
}

/** A font file that was read. pdfkit takes one wherever it takes a file, though its types do not know it. */
type OpenFont = Buffer & {
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  layout: (text: string, rules?: object) => object;
};

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
  const own = Object.create(font, { _glyphs: { value: {} } }) as OpenFont;
  return Object.defineProperty(own, 'layout', { value: placeSafely(own, font.layout) });
}

/** The rules of a font that move signs nearer to the letters above or below which they stand. */
const withoutMoves = { mark: false, mkmk: false, abvm: false, blwm: false };

/**
 * For some combinations of Indian signs, pdfkit's library throws where it applies these rules. Without them a sign stands a little
 * off, and the receipt is made.
 */
function placeSafely(font: OpenFont, layout: OpenFont['layout']): OpenFont['layout'] {
  return (text, rules) => {
    try {
      return layout.call(font, text, rules);
    } catch {
      return layout.call(font, text, { ...rules, ...withoutMoves });
    }
  };
}

/** Whether the font in use has all letters of a word. */
function hasLetters(layout: ReceiptLayout, word: string): boolean {
  const font = fontInUse(layout);
  return [...word].every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
}

/** Selects a font of a face, and opens it for this document when it is first needed. */
function selectFont(layout: ReceiptLayout, file: string): void {
  const known = documentFonts.get(layout) ?? new Set<string>();
  documentFonts.set(layout, known);
  if (!known.has(file)) layout.registerFont(file, openFont(file));
  known.add(file);
  layout.font(file);
}

/** The files that a document has opened. */
const documentFonts = new WeakMap<ReceiptLayout, Set<string>>();

/**
 * Selects the first font of a face that has all letters for the text, or the one that has them for most words, and returns the
 * words that it can show. A word that it could only show as boxes is left out. Null if nothing is left.
 */
export function chooseFace(layout: ReceiptLayout, face: Face, text: string): string | null {
  const all = toWholeLetters(text)
    .split(/\s+/u)
    .filter((word) => word !== '');
  let best: { file: string; words: string[] } | undefined;
  // One text is in one font: words of two in a row look like a mistake.
  for (const file of files[face]) {
    selectFont(layout, file);
    const words = all.filter((word) => hasLetters(layout, word));
    if (best === undefined || words.length > best.words.length) best = { file, words };
    if (words.length === all.length) break;
  }
  if (best === undefined) return null;
  selectFont(layout, best.file);
  const { words } = best;
  return words.some((word) => /[\p{L}\p{N}]/u.test(word)) ? words.join(' ') : null;
}

/** Draws what is seen and not read: machines pass over it. */
export function ornament(layout: ReceiptLayout, draw: () => void): void {
  layout.markContent('Artifact', { type: 'Layout' });
  draw();
  layout.endMarkedContent();
}
