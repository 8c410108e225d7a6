import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { iconFile } from './icon-file';

/*
 * The drawings by which people know the provider, at addresses that do not depend on them: a browser asks for some of
 * these addresses by itself, and code names the others. Where staff chose none, neutral ones of the folder `static`
 * stay, which Gatsby copies into the site before every build.
 */

/** What is read of Gatsby's nodes: links to others by the names of their fields, and the place of a file. */
interface ContentNode {
  id: string;
  absolutePath?: unknown;
}

export interface Content {
  getNodesByType: (type: string) => ContentNode[];
  getNode: (id: string) => ContentNode | undefined;
}

/** Shown as they are. The pixels suffice for a screen of twice the density. */
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

/** Of the header, as the bars of a phone's browser have it. */
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

/** What staff chose for a field as a drawing. A file that cannot be read is no reason to publish nothing. */
async function chosenDrawing(content: Content, field: string, pixels: number): Promise<Buffer | null> {
  const file = chosenFile(content, field);
  return file === null ? null : asDrawing(file, pixels).catch(() => null);
}

/** Icons of what staff chose. Null without a choice, and for a drawing that cannot be drawn. */
async function chosenIcons(content: Content, field: string): Promise<Record<string, Buffer> | null> {
  const drawing = await chosenDrawing(content, field, 512);
  return drawing === null ? null : iconsOf(drawing).catch(() => null);
}

/** Writes icons, mascot and the picture of the account pages into the built site. */
export async function writeBrandFiles(content: Content, publicFolder: string): Promise<void> {
  const neutralIcon = path.join(path.dirname(publicFolder), 'static', 'icons', 'favicon.svg');
  const files = {
    ...((await chosenIcons(content, 'icon')) ??
      (await chosenIcons(content, 'logo')) ??
      (await iconsOf(await readFile(neutralIcon)))),
  };
  for (const { field, name, pixels } of drawings) {
    const drawing = await chosenDrawing(content, field, pixels);
    if (drawing !== null) files[name] = drawing;
  }
  for (const [name, bytes] of Object.entries(files)) await writeFile(path.join(publicFolder, name), bytes);
}
