import { toWholeLetters } from '@lanternway/server-kit/text-forms';
import PDFDocument from 'pdfkit';

/** The page of receipts: A4, the faces that are set in, and what these faces can show. */

export type ReceiptLayout = PDFKit.PDFDocument;

export const faces = { text: 'text', bold: 'bold', display: 'display' } as const;

export type Face = keyof typeof faces;

// DejaVu has the signs of all currencies here, and Latin, Greek, Cyrillic, Arabic and Hebrew letters.
const files: Record<Face, string> = {
  text: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  display: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf'),
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
    // Every place is counted out; a margin would only begin pages of its own.
    margin: 0,
    autoFirstPage: false,
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  });
  for (const [face, file] of Object.entries(files)) layout.registerFont(face, file);
  return layout;
}

/** What pdfkit knows of the face in use, and has no public way to tell. */
interface WithFont {
  _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } };
}

/**
 * The words of a text that the face in use has letters for. A word that it could only show as boxes is left out; null
 * where nothing is left.
 */
export function showable(layout: ReceiptLayout, text: string | null): string | null {
  const { font } = (layout as unknown as WithFont)._font;
  const hasLetter = (sign: string) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
  const words = toWholeLetters(text ?? '')
    .split(/\s+/u)
    .filter((word) => word !== '' && [...word].every(hasLetter));
  return words.some((word) => /[\p{L}\p{N}]/u.test(word)) ? words.join(' ') : null;
}

/** Draws what is seen and not read: machines pass over it. */
export function ornament(layout: ReceiptLayout, draw: () => void): void {
  layout.markContent('Artifact', { type: 'Layout' });
  draw();
  layout.endMarkedContent();
}
