import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const isText = /(?<!^_(?:site|content))\.(html|css|js|json|svg|xml|txt|webmanifest)$/;

/** Files that are written again whenever content changes, and that visitors do not wait for first. */
const changesOften = /\.(json|xml|txt)$/;

/**
 * How well pages are compressed, by how many there are. Of the home page, 81 kB: quality 6 makes 16.5 kB in 1.4 ms, 10
 * makes 15.3 kB in 25 ms, 11 makes 15.0 kB in 75 ms. So a release that changes a few pages makes them smallest, and one
 * that changes all pages of a large site is not held up.
 */
const pageQualities: readonly { upTo: number; quality: number }[] = [
  { upTo: 40, quality: constants.BROTLI_MAX_QUALITY },
  { upTo: 150, quality: 10 },
];

const quick = 6;

/** What a server sends before it waits for an answer: ten packets of 1,460 bytes, less some 670 for the headers (decision 106). */
const firstFlightBytes = 13_900;

export const pageQuality = (pages: number): number =>
  pageQualities.find(({ upTo }) => pages <= upTo)?.quality ?? quick;

export const isPage = (file: string): boolean => file.endsWith('.html');

function qualityOf(file: string, ofPages: number): number {
  if (isPage(file)) return ofPages;
  return changesOften.test(file) ? quick : constants.BROTLI_MAX_QUALITY;
}

/** Below this size a compressed copy saves less than its headers cost. */
const leastBytes = 512;

/** Two at a time keep the processor busy without starving Strapi, which serves the live site meanwhile. */
const atOnce = 2;

export interface CompressedCopies {
  br: Buffer | null;
  gz: Buffer | null;
}

export const isCompressed = (file: string): boolean => isText.test(file);

/**
 * A text's copies; null if compression would save nothing. Scripts, styles and drawings stay for many releases, so they
 * are compressed as much as possible.
 * @param ofPages the quality for a page, 0 to 11
 */
export async function compress(content: Buffer, file: string, ofPages: number): Promise<CompressedCopies> {
  if (content.length < leastBytes) return { br: null, gz: null };
  const [br, gz] = await Promise.all([
    brotliWithin(content, qualityOf(file, ofPages)),
    zip(content, { level: 9 }),
  ]);
  const smaller = (copy: Buffer) => (copy.length < content.length ? copy : null);
  return { br: smaller(br), gz: smaller(gz) };
}

/** In a window of 64 kB brotli takes less memory. Getting more of it takes a small text half its time. */
const smallWindow = { bits: 16, holds: 2 ** 16 - 16 };

/** A page that just misses the first flight is made as small as can be: few do, so that costs a release little. */
async function brotliWithin(content: Buffer, quality: number): Promise<Buffer> {
  const copyOf = (how: number) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_QUALITY]: how,
        ...(how <= quick &&
          content.length <= smallWindow.holds && { [constants.BROTLI_PARAM_LGWIN]: smallWindow.bits }),
      },
    });
  const copy = await copyOf(quality);
  const isJustOver = copy.length > firstFlightBytes && copy.length < 1.1 * firstFlightBytes;
  return isJustOver && quality > quick ? copyOf(constants.BROTLI_MAX_QUALITY) : copy;
}

async function writeCopies(file: string, ofPages: number): Promise<void> {
  for (const [ending, copy] of Object.entries(await compress(await readFile(file), file, ofPages))) {
    if (copy) await writeFile(`${file}.${ending}`, copy as Buffer);
  }
}

/** Writes a brotli and a gzip copy next to every text of the built site. */
export async function compressTexts(folder: string, files: readonly string[]): Promise<void> {
  const waiting = files.filter((file) => isText.test(file));
  const ofPages = pageQuality(waiting.filter(isPage).length);
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      await writeCopies(path.join(folder, file), ofPages);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
