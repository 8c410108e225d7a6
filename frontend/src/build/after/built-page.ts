import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isNotFoundPage } from '@lanternway/contracts/site/not-found-pages';
import { HTMLElement, parse } from 'node-html-parser';

/** One page of the built site, with its file on the disk. */
export interface BuiltPage {
  file: string;
  /** Its address on the site, without a slash at its end. */
  path: string;
  html: string;
  root: HTMLElement;
  /** All its elements in their order. */
  elements: readonly HTMLElement[];
  /** Those of a kind, such as 'a', in their order. Asking `root` goes through the whole page each time. */
  elementsOf: (kind: string) => readonly HTMLElement[];
}

/** `faq/index.html` is served at `/faq`, `index.html` at `/`, `404.html` at `/404.html`. */
export function pathOfFile(file: string): string {
  const posix = file.split(path.sep).join('/');
  return posix === 'index.html' ? '/' : `/${posix.replace(/\/index\.html$/, '')}`;
}

/** The file of a page, by the path that Gatsby has for it. */
export function fileOfPath(pagePath: string): string {
  if (pagePath.endsWith('.html')) return pagePath.slice(1);
  return path.join(pagePath.slice(1), 'index.html');
}

function elementsIn(root: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  const look = ({ childNodes }: HTMLElement) => {
    for (const node of childNodes) {
      if (!(node instanceof HTMLElement)) continue;
      found.push(node);
      look(node);
    }
  };
  look(root);
  return found;
}

/** @param file relative to the folder of the built site */
export function readPage(file: string, html: string): BuiltPage {
  const root = parse(html, { comment: true, blockTextElements: { script: true, style: true } });
  const elements = elementsIn(root);
  const kinds = new Map<string, HTMLElement[]>();
  for (const element of elements) {
    const kind = element.rawTagName.toLowerCase();
    const others = kinds.get(kind);
    if (others === undefined) kinds.set(kind, [element]);
    else others.push(element);
  }
  return { file, path: pathOfFile(file), html, root, elements, elementsOf: (kind) => kinds.get(kind) ?? [] };
}

/** The not-found pages for parts of the site, without those at its root, which are for the whole site. */
export const nestedNotFoundPages = (pages: readonly Pick<BuiltPage, 'path'>[]): string[] =>
  pages
    .map(({ path: address }) => address)
    .filter((address) => isNotFoundPage(address) && address.lastIndexOf('/') > 0);

export async function readPages(folder: string, files: readonly string[]): Promise<BuiltPage[]> {
  const pages = files.filter((file) => file.endsWith('.html'));
  return Promise.all(
    pages.map(async (file) => readPage(file, await readFile(path.join(folder, file), 'utf8'))),
  );
}
