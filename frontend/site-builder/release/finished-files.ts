import { readFileSync, statSync } from 'node:fs';
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
  return { stats: readBundleStats(publicFolder), loader: await writeLoader(publicFolder) };
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

/**
 * Finishes files of Gatsby's output and stores them.
 * @returns them by their path
 */
export const finishFiles = (
  files: readonly string[],
  code: PageCode,
  folders: Folders,
): Map<string, FinishedFile> => new Map(files.map((file) => [file, finishFile(file, code, folders)]));

function finishFile(file: string, code: PageCode, { publicFolder, storeFolder }: Folders): FinishedFile {
  const stamp = stampOf(publicFolder, file);
  const bytes = readFileSync(path.join(publicFolder, file));
  const finish = () => finishPage(file, bytes.toString(), { ...code, publicFolder });
  const { html = bytes, page = null } = file.endsWith('.html') ? finish() : {};
  const names = isRead(file) ? staticFilesNamedIn(html.toString()) : [];
  return { stamp, name: putFile(storeFolder, html), page, names };
}
