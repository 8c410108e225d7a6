import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import sharp from 'sharp';

/** The logo as mails and receipts show it: neither takes the drawing (SVG) that staff upload. */
export interface Mark {
  png: Buffer;
  /** In pixels of a page; the picture itself has four times as many. */
  width: number;
  height: number;
  /** Differs for every file. */
  version: string;
}

const height = 48;
const maxWidth = 160;
const sharpness = 4;
const drawWithinS = 10;

/** Pixels on each side, so that a drawing that names a huge size is not drawn. */
const limitInputPixels = 8_000 ** 2;

interface MediaFile {
  url: string;
}

const isMediaFile = (value: unknown): value is MediaFile =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string';

/** Null without a logo, and with one that cannot be read: the name is there without it. */
export async function readMark(strapi: Core.Strapi, logo: unknown): Promise<Mark | null> {
  if (!isMediaFile(logo)) return null;
  try {
    const file = await readFile(path.join(strapi.dirs.static.public, logo.url));
    return { ...(await drawMark(file)), version: digestOf(file) };
  } catch (error) {
    const fault = error instanceof Error ? error.message : 'unknown reason';
    strapi.log.warn(`mailer: the logo for mails and receipts could not be drawn: ${fault}`);
    return null;
  }
}

/** Staff may replace a file under its own name and hash. */
const digestOf = (file: Buffer): string => createHash('sha256').update(file).digest('hex').slice(0, 16);

/** @param file of any format of the media library */
async function drawMark(file: Buffer): Promise<Omit<Mark, 'version'>> {
  const { format, height: own } = await sharp(file, { limitInputPixels }).metadata();
  // A drawing is made larger as a drawing, so that its edges stay sharp. 72 is the usual density.
  const density = format === 'svg' ? Math.min(2_400, Math.max(72, (72 * height * sharpness) / own)) : 72;
  const { data, info } = await sharp(file, { limitInputPixels, density })
    .resize({ width: maxWidth * sharpness, height: height * sharpness, fit: 'inside' })
    .png({ compressionLevel: 9 })
    .timeout({ seconds: drawWithinS })
    .toBuffer({ resolveWithObject: true });
  return {
    png: data,
    width: Math.round(info.width / sharpness),
    height: Math.round(info.height / sharpness),
  };
}
