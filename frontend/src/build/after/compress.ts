import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const isText = /(?<!^_site)\.(html|css|js|json|svg|xml|txt|webmanifest)$/;

/** Below this a compressed copy saves less than its headers cost. */
const leastBytes = 512;

/** Two at a time keep the machine's cores busy without starving Strapi, which serves the live site meanwhile. */
const atOnce = 2;

async function writeCopies(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < leastBytes) return;
  const copies = [
    ['br', await brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } })],
    ['gz', await zip(content, { level: 9 })],
  ] as const;
  for (const [ending, copy] of copies) {
    if (copy.length < content.length) await writeFile(`${file}.${ending}`, copy);
  }
}

/** Puts a brotli and a gzip copy beside every text of the built site, as small as they get. */
export async function compressTexts(folder: string, files: readonly string[]): Promise<void> {
  const waiting = files.filter((file) => isText.test(file));
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      await writeCopies(path.join(folder, file));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
