import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { cropAround } from './crop';

/** The size that the large networks ask for. A JPEG, because not all of their readers accept newer formats. */
const size = { width: 1200, height: 630 };
const quality = 82;
const folder = 'static/share';

interface ShareSource {
  file: string;
  /** Changes with the file's bytes. */
  digest: string;
  focal: { x: number; y: number };
}

async function open(file: string): Promise<{ image: Sharp; width: number; height: number }> {
  const first = sharp(file);
  const { width, height, format } = await first.metadata();
  if (format !== 'svg' || width >= size.width) return { image: first, width, height };
  // Not larger than needed: a drawing with a paper's texture takes a second at twice the size.
  const image = sharp(file, { density: 72 * (size.width / width) });
  const enlarged = await image.metadata();
  return { image, width: enlarged.width, height: enlarged.height };
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** By place of the file. Many pages ask for the same picture at once. */
const underWay = new Map<string, Promise<void>>();

/**
 * Writes the picture for sharing into the built site, once for each file and focal point.
 * @returns its path on the site
 */
export async function drawShareImage(source: ShareSource, publicFolder: string): Promise<string> {
  const { x, y } = source.focal;
  const name = createHash('sha256')
    .update(`${source.digest} ${x} ${y} ${quality}`)
    .digest('hex')
    .slice(0, 20);
  const address = `/${folder}/${name}.jpg`;
  const target = path.join(publicFolder, address);
  const drawn = underWay.get(target) ?? draw(source, target);
  underWay.set(target, drawn);
  await drawn.finally(() => underWay.delete(target));
  return address;
}

async function draw({ file, focal }: ShareSource, target: string): Promise<void> {
  if (await exists(target)) return;
  await mkdir(path.dirname(target), { recursive: true });
  const { image, width, height } = await open(file);
  const half = `${target}.${randomUUID()}`;
  await image
    .extract(cropAround({ width, height }, focal, size.width / size.height))
    .resize(size.width, size.height)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, mozjpeg: true })
    .toFile(half);
  // Another process may draw the same picture. A rename never shows a half-written file.
  await rename(half, target);
}
