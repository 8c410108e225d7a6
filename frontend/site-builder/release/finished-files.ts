import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readBundleStats, type BundleStats } from '../../src/build/after/scripts/preloads';
import { writeLoader } from '../../src/build/after/scripts/late-loader';
import { type FinishedPage, finishPage } from './finished-pages';
import { putFile } from './put-file';

/** A file that Gatsby wrote, as a release holds it. */
export interface FinishedFile {
  /** Changes when Gatsby writes the file again. */
  stamp: string;
  /** The name under which the store keeps it. */
  name: string;
  page: FinishedPage | null;
  /** The files in `static` that it names. */
  names: string[];
}

/** The scripts that pages are served with. */
export interface PageCode {
  /** Address of the loader. */
  loader: string;
  stats: BundleStats;
}

/** Where files come from, and the store's folder. */
export interface Folders {
  publicFolder: string;
  storeFolder: string;
}

export async function readPageCode(publicFolder: string): Promise<PageCode> {
  return { stats: await readBundleStats(publicFolder), loader: await writeLoader(publicFolder) };
}

export function stampOf(publicFolder: string, file: string): string {
  const { mtimeMs, size, ino } = statSync(path.join(publicFolder, file));
  return [mtimeMs, size, ino].join(' ');
}

/** Finds `static/…` addresses: pages, data and styles name them from the root, scripts after a public path. */
export function staticFilesNamedIn(text: string): string[] {
  const addresses = text.match(/(?<![\w-])static\/[^\s"'`\\<>(),?#]+/g) ?? [];
  return [...new Set(addresses)].map((address) => decodeURI(address));
}

const isRead = (file: string) => /\.(html|js|css|json)$/.test(file);

/** While a page is finished, others are read and stored. */
const atOnce = 8;

/**
 * Finishes files of Gatsby's output and stores them.
 * @returns them by their path
 */
export async function finishFiles(
  files: readonly string[],
  code: PageCode,
  folders: Folders,
): Promise<Map<string, FinishedFile>> {
  const finished = new Map<string, FinishedFile>();
  for (let at = 0; at < files.length; at += atOnce) {
    const some = files.slice(at, at + atOnce);
    const ready = await Promise.all(some.map((file) => finishFile(file, code, folders)));
    ready.forEach((one, index) => finished.set(some[index] ?? '', one));
  }
  return finished;
}

async function finishFile(
  file: string,
  code: PageCode,
  { publicFolder, storeFolder }: Folders,
): Promise<FinishedFile> {
  const stamp = stampOf(publicFolder, file);
  const bytes = await readFile(path.join(publicFolder, file));
  const finish = () => finishPage(file, bytes.toString(), { ...code, publicFolder });
  const { html = bytes, page = null } = file.endsWith('.html') ? await finish() : {};
  const names = isRead(file) ? staticFilesNamedIn(html.toString()) : [];
  return { stamp, name: await putFile(storeFolder, html), page, names };
}
