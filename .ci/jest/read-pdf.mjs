// Reads a PDF from standard input, as any PDF reader would, and prints its content as JSON. It is a separate program
// because the PDF library is an ES module and the tests are not.
import { buffer } from 'node:stream/consumers';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** @param {number[]} channels */
const hexOf = (channels) =>
  `#${[...channels].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

const pdf = await getDocument({ data: new Uint8Array(await buffer(process.stdin)), verbosity: 0 }).promise;
/** @type {{ Title?: string, Language?: string }} */
const info = (await pdf.getMetadata()).info;
const marks = await pdf.getMarkInfo();
const pages = [];
const tags = [];
/** @type {Set<string>} */
const colours = new Set();
/** @type {Set<string>} */
const fonts = new Set();
let pictures = 0;
for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join(''));
  const { fnArray, argsArray } = await page.getOperatorList();
  fnArray.forEach((operation, index) => {
    if (operation === OPS.setFillRGBColor || operation === OPS.setStrokeRGBColor) {
      colours.add(hexOf(argsArray[index]));
    }
    if (operation === OPS.paintImageXObject) pictures += 1;
    // A subset is named as in 'CZZZZZ+Figtree-Bold'.
    if (operation === OPS.setFont) fonts.add(page.commonObjs.get(argsArray[index][0]).name.split('+').at(-1));
  });
  tags.push(JSON.stringify(await page.getStructTree()));
}
process.stdout.write(
  JSON.stringify({
    pages,
    tags,
    title: info.Title ?? null,
    language: info.Language ?? null,
    isMarked: marks?.Marked === true,
    colours: [...colours],
    fonts: [...fonts],
    pictures,
  }),
);
