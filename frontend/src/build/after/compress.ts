import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const isText = /(?<!^_(?:site|content))\.(html|css|js|json|svg|xml|txt|webmanifest)$/;

/** Written again whenever content changes. The best compression would save 1 % more and take seven times as long. */
const changesOften = /\.(html|json|xml|txt)$/;

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
 */
export async function compress(content: Buffer, file: string): Promise<CompressedCopies> {
  if (content.length < leastBytes) return { br: null, gz: null };
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_QUALITY]: changesOften.test(file) ? 6 : constants.BROTLI_MAX_QUALITY,
      },
    }),
    zip(content, { level: 9 }),
  ]);
  const smaller = (copy: Buffer) => (copy.length < content.length ? copy : null);
  return { br: smaller(br), gz: smaller(gz) };
}

async function writeCopies(file: string): Promise<void> {
  for (const [ending, copy] of Object.entries(await compress(await readFile(file), file))) {
    if (copy) await writeFile(`${file}.${ending}`, copy as Buffer);
  }
}

/** Writes a brotli and a gzip copy next to every text of the built site. */
export async function compressTexts(folder: string, files: readonly string[]): Promise<void> {
  const waiting = files.filter((file) => isText.test(file));
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      await writeCopies(path.join(folder, file));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
