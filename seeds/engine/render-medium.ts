import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { MediumSeed, Raster } from './medium';

const folder = path.join(__dirname, '..', 'media');

const lossless = { compressionLevel: 9 };

/** The bytes of a medium to upload: the drawing itself, or a PNG made from it. */
export async function renderMedium({ drawing, raster }: MediumSeed): Promise<Buffer> {
  const source = await readFile(path.join(folder, drawing));
  return raster ? rasterise(source.toString('utf8'), raster) : source;
}

async function rasterise(svg: string, raster: Raster): Promise<Buffer> {
  const drawing = sharp(Buffer.from(sizedSvg(svg, raster)));
  if (!raster.behind) return drawing.flatten({ background: raster.background }).png(lossless).toBuffer();
  const ground = await renderBehind(raster, raster.behind);
  return sharp(ground)
    .composite([{ input: await drawing.png().toBuffer() }])
    .png(lossless)
    .toBuffer();
}

/** A drawing next to or under another one, on the same canvas. */
async function renderBehind(raster: Raster, behind: NonNullable<Raster['behind']>): Promise<Buffer> {
  const { width, height, background } = raster;
  const drawing = await readFile(path.join(folder, behind.drawing), 'utf8');
  const scene = await sharp(Buffer.from(sizedSvg(drawing, behind)))
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: scene, left: behind.left, top: 0 }])
    .png()
    .toBuffer();
}

/** Gives the root element its size in pixels and, if asked, another view box. */
export function sizedSvg(svg: string, size: Pick<Raster, 'width' | 'height' | 'window'>): string {
  const windowed = size.window ? svg.replace(/viewBox="[^"]*"/, `viewBox="${size.window}"`) : svg;
  return windowed.replace('<svg ', `<svg width="${size.width}" height="${size.height}" `);
}
