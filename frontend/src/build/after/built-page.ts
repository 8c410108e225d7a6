import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';

/** One page of the built site, with its file on the disk. */
export interface BuiltPage {
  file: string;
  /** Its address on the site, without a slash at its end. */
  path: string;
  html: string;
  root: HTMLElement;
}

/** `faq/index.html` is served at `/faq`, `index.html` at `/`, `404.html` at `/404.html`. */
export function pathOfFile(file: string): string {
  const posix = file.split(path.sep).join('/');
  return posix === 'index.html' ? '/' : `/${posix.replace(/\/index\.html$/, '')}`;
}

/** @param file relative to the folder of the built site */
export function readPage(file: string, html: string): BuiltPage {
  const root = parse(html, { comment: true, blockTextElements: { script: true, style: true } });
  return { file, path: pathOfFile(file), html, root };
}

/** Whether the page only says that there is nothing at an address. */
export function isNotFoundPage({ path: address }: Pick<BuiltPage, 'path'>): boolean {
  return /(^|\/)404(\.html)?$/.test(address);
}

/** The not-found pages for parts of the site, without `/404.html`, which is for the whole site. */
export const nestedNotFoundPages = (pages: readonly Pick<BuiltPage, 'path'>[]): string[] =>
  pages.map(({ path: address }) => address).filter((address) => /.\/404$/.test(address));

export async function readPages(folder: string, files: readonly string[]): Promise<BuiltPage[]> {
  const pages = files.filter((file) => file.endsWith('.html'));
  return Promise.all(
    pages.map(async (file) => readPage(file, await readFile(path.join(folder, file), 'utf8'))),
  );
}
