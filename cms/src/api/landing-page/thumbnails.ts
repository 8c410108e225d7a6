import type { Core } from '@strapi/strapi';

/*
 * A drawing of each block, which Strapi shows where staff choose one: `info.preview` of a component is the address of a
 * picture. The drawings are as wide as a page: night, candle, peacock, marigold and lines of text.
 */

const night = '#0a2e38';
const ink = '#5b7078';
const soft = '#c4dfdb';
const mist = '#e8f3f2';
const candle = '#fff1cf';
const peacock = '#14686f';
const marigold = '#ffb21e';
const coral = '#f47b3e';

const box = (x: number, y: number, width: number, height: number, fill: string, radius = 2) =>
  `<rect x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(height)}" rx="${String(radius)}" fill="${fill}"/>`;
const dot = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${String(x)}" cy="${String(y)}" r="${String(radius)}" fill="${fill}"/>`;
const line = (x: number, y: number, width: number, fill = ink) => box(x, y, width, 3, fill, 1);

/** The same part next to itself. */
const thrice = (part: (x: number) => string, left: number, step: number) =>
  [0, 1, 2].map((index) => part(left + index * step)).join('');
/** The same part below itself. */
const rows = (part: (y: number) => string, top: number, step: number) =>
  [0, 1, 2].map((index) => part(top + index * step)).join('');

const drawings: Readonly<Record<string, string>> = {
  hero:
    box(0, 0, 120, 64, night, 0) +
    box(68, 10, 44, 44, coral) +
    box(10, 16, 46, 6, '#fff') +
    line(10, 28, 40, soft) +
    box(10, 40, 28, 9, marigold),
  text: box(20, 10, 54, 5, night) + rows((y) => line(20, y, 80), 24, 9) + line(20, 51, 50),
  'picture-text': box(8, 10, 46, 44, coral) + box(62, 12, 40, 5, night) + rows((y) => line(62, y, 50), 26, 9),
  benefits:
    box(34, 6, 52, 5, night) +
    thrice((x) => dot(x + 14, 26, 7, marigold) + line(x, 40, 28, peacock) + line(x + 3, 48, 22), 8, 38),
  steps:
    rows((y) => dot(18, y, 5, marigold) + line(32, y - 2, 74, peacock), 14, 18) + box(17, 14, 2, 36, soft),
  facts:
    box(0, 0, 120, 64, candle, 0) + thrice((x) => box(x, 20, 28, 10, night) + line(x + 2, 38, 24), 8, 38),
  plans:
    box(0, 0, 120, 64, mist, 0) +
    thrice((x) => box(x, 8, 32, 48, '#fff') + line(x + 5, 16, 22) + box(x + 5, 44, 22, 7, peacock), 6, 38),
  courses: thrice(
    (x) =>
      box(x, 10, 32, 44, mist) + box(x + 5, 15, 12, 12, coral) + line(x + 5, 33, 22) + line(x + 5, 42, 16),
    6,
    38,
  ),
  teachers: thrice((x) => dot(x + 14, 22, 12, soft) + line(x, 42, 28, peacock) + line(x + 4, 50, 20), 8, 38),
  testimonials: thrice(
    (x) =>
      box(x, 10, 32, 44, candle) +
      `<text x="${String(x + 4)}" y="28" font-family="Georgia,serif" font-size="22" fill="${peacock}">“</text>` +
      line(x + 5, 30, 22) +
      line(x + 5, 38, 18) +
      dot(x + 9, 48, 3, coral),
    6,
    38,
  ),
  faq: rows(
    (y) =>
      box(10, y, 100, 13, mist) +
      line(16, y + 5, 56, peacock) +
      `<path d="m98 ${String(y + 5)} 4 4 4-4" fill="none" stroke="${night}" stroke-width="2"/>`,
    8,
    17,
  ),
  logos: box(34, 10, 52, 5, night) + thrice((x) => box(x, 26, 28, 22, soft, 11), 8, 38),
  video:
    box(16, 6, 88, 52, night) + dot(60, 32, 13, '#fff') + `<path d="m56 25 12 7-12 7z" fill="${peacock}"/>`,
  table:
    box(8, 8, 104, 11, peacock) +
    rows((y) => line(12, y, 26) + line(48, y, 26) + line(84, y, 22), 26, 12) +
    box(8, 34, 104, 1, soft) +
    box(8, 46, 104, 1, soft),
  form:
    box(0, 0, 120, 64, mist, 0) +
    box(10, 14, 34, 5, night) +
    line(10, 26, 30) +
    line(10, 34, 26) +
    box(56, 6, 54, 52, '#fff') +
    box(62, 12, 42, 8, mist) +
    box(62, 24, 42, 8, mist) +
    box(62, 36, 42, 5, mist) +
    box(62, 46, 42, 8, marigold),
  closing:
    box(6, 14, 108, 36, night, 6) +
    box(14, 24, 46, 5, '#fff') +
    line(14, 36, 34, soft) +
    box(74, 26, 32, 12, marigold),
};

const prefix = 'block.';

/** The picture of a block as an address. Its end names the block, for the admin's style sheet. */
function addressOf(kind: string, drawing: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="256" viewBox="0 0 120 64">${box(0, 0, 120, 64, '#fff', 0)}${drawing}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}#${prefix}${kind}`;
}

/** The part of a component's schema that is used here; Strapi's types do not name the picture. */
interface Pictured {
  info: { preview?: string };
}

/** Gives each block its drawing, before the admin asks for the schemas. */
export function drawBlocks(strapi: Pick<Core.Strapi, 'components'>): void {
  for (const [kind, drawing] of Object.entries(drawings)) {
    const component = (strapi.components as unknown as Record<string, Pictured | undefined>)[
      `${prefix}${kind}`
    ];
    if (component !== undefined) component.info.preview = addressOf(kind, drawing);
  }
}
