import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { iconFile } from './icon-file';

/*
 * The drawings by which people know the provider. Their addresses are always the same: browsers ask for some of them by
 * themselves, and code names the others. If staff chose no drawing, the neutral one from the folder `static` stays there.
 */

/** The parts of Gatsby's nodes that are read here: the place of a file, and links to other nodes, in `<field>___NODE`. */
interface ContentNode {
  id: string;
  absolutePath?: unknown;
}

export interface Content {
  getNodesByType: (type: string) => ContentNode[];
  getNode: (id: string) => ContentNode | undefined;
}

/** Drawings that are shown as they are. The pixels are enough for a screen of twice the usual density. */
const drawings = [
  { field: 'mascot', name: 'brand/mascot.svg', pixels: 300 },
  { field: 'mascotAsleep', name: 'brand/mascot-asleep.svg', pixels: 300 },
  { field: 'accountPicture', name: 'brand/account.svg', pixels: 1_600 },
] as const;

/** What staff chose for a field of the site settings: its file in the content that was read. */
function chosenFile({ getNodesByType, getNode }: Content, field: string): string | null {
  const linked = (node: ContentNode | undefined, name: string): ContentNode | undefined => {
    const id = Object.entries(node ?? {}).find(([key]) => key === `${name}___NODE`)?.[1];
    return typeof id === 'string' ? getNode(id) : undefined;
  };
  const place = linked(linked(getNodesByType('STRAPI_SITE_SETTING')[0], field), 'localFile')?.absolutePath;
  return typeof place === 'string' ? place : null;
}

/** Every file as a drawing (SVG): a photograph is put into one, so that an address needs to name no format. */
async function asDrawing(file: string, pixels: number): Promise<Buffer> {
  const bytes = await readFile(file);
  const { format } = await sharp(bytes).metadata();
  if (format === 'svg') return bytes;
  const { data, info } = await sharp(bytes)
    .resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true })
    .webp()
    .toBuffer({ resolveWithObject: true });
  const size = `width="${String(info.width)}" height="${String(info.height)}"`;
  const box = `0 0 ${String(info.width)} ${String(info.height)}`;
  const address = `data:image/webp;base64,${data.toString('base64')}`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><image ${size} href="${address}"/></svg>`,
  );
}

/** The colour of the site's header, which the bars of a phone's browser have too. */
const paper = '#fffdf9';

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

interface Square {
  /** Pixels on each side. */
  size: number;
  /** How much of it the icon fills: phones cut the edges off. */
  share: number;
  background: string | typeof clear;
}

async function square(icon: Buffer, { size, share, background }: Square): Promise<Buffer> {
  const inner = Math.round(size * share);
  const { width, height } = await sharp(icon).metadata();
  // A drawing is enlarged as a drawing, so that its edges stay sharp.
  const density = Math.min(2_400, Math.max(72, (72 * inner) / Math.max(width, height)));
  const drawn = await sharp(icon, { density })
    .resize({ width: inner, height: inner, fit: 'contain', background: clear })
    .png()
    .toBuffer();
  const ground = sharp({ create: { width: size, height: size, channels: 4, background } });
  return ground
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

async function drawIcons(icon: Buffer): Promise<Record<string, Buffer>> {
  const clearSquare = (size: number) => square(icon, { size, share: 1, background: clear });
  return {
    'icons/favicon.svg': icon,
    'icons/mark.svg': icon,
    'icons/apple-touch-icon.png': await square(icon, { size: 180, share: 0.8, background: paper }),
    'icons/icon-192.png': await clearSquare(192),
    'icons/icon-512.png': await clearSquare(512),
    'icons/icon-maskable-512.png': await square(icon, { size: 512, share: 0.62, background: paper }),
    'favicon.ico': iconFile([
      { size: 16, png: await clearSquare(16) },
      { size: 32, png: await clearSquare(32) },
    ]),
  };
}

/** The icons that were drawn last, because content changes far more often than they do. */
let drawn: { icon: Buffer; files: Record<string, Buffer> } | null = null;

async function iconsOf(icon: Buffer): Promise<Record<string, Buffer>> {
  if (drawn?.icon.equals(icon) !== true) drawn = { icon, files: await drawIcons(icon) };
  return drawn.files;
}

/** Reports a file that staff chose and that cannot be drawn. The site is published all the same, but staff should know. */
type Warn = (sentence: string) => void;

/** What staff chose for a field, as `draw` makes it. Null without a choice, and for a file that cannot be drawn. */
async function drawnChoice<Drawn>(
  file: string | null,
  field: string,
  warn: Warn,
  draw: (file: string) => Promise<Drawn>,
): Promise<Drawn | null> {
  if (file === null) return null;
  return draw(file).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : 'unknown reason';
    warn(`The field "${field}" of the site settings has a file that cannot be drawn: ${why}`);
    return null;
  });
}

/** Writes icons, mascot and the picture of the account pages into the built site. */
export async function writeBrandFiles(content: Content, publicFolder: string, warn: Warn): Promise<void> {
  const neutral = (name: string) => readFile(path.join(path.dirname(publicFolder), 'static', name));
  const chosen = <Drawn>(field: string, draw: (file: string) => Promise<Drawn>) =>
    drawnChoice(chosenFile(content, field), field, warn, draw);
  const chosenIcons = (field: string) => chosen(field, async (file) => iconsOf(await asDrawing(file, 512)));

  const icons =
    (await chosenIcons('icon')) ??
    (await chosenIcons('logo')) ??
    (await iconsOf(await neutral('icons/favicon.svg')));
  const files = { ...icons };
  for (const { field, name, pixels } of drawings) {
    files[name] = (await chosen(field, (file) => asDrawing(file, pixels))) ?? (await neutral(name));
  }
  for (const [name, bytes] of Object.entries(files)) await writeFile(path.join(publicFolder, name), bytes);
}
