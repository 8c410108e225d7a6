import { gzipSync } from 'node:zlib';
import type { HTMLElement } from 'node-html-parser';
import { hashOfText } from './styles/find-styles';
import type { BuiltPage } from './built-page';
import { firstPictures } from './weight/first-pictures';

/** What the checks need to know about a page. Read once from its HTML, and small enough to keep for all pages. */
export interface PageFacts {
  file: string;
  /** Its address on the site, without a slash at its end. */
  path: string;
  title: string;
  description: string;
  robots: string;
  lang: string;
  canonical: string | null;
  mainHeadings: number;
  /** Addresses of pictures without an alternative text. */
  silentImages: string[];
  ids: string[];
  /** Everything the page links to or shows. */
  addresses: string[];
  /** Hashes of its style elements for the content security policy. */
  styleHashes: string[];
  /** Of a page that staff compose of blocks: its HTML in bytes as sent, and the pictures a phone fetches first. */
  composed: { html: number; pictures: string[] } | null;
}

const attributes = [
  ['a', 'href'],
  ['link', 'href'],
  ['img', 'src'],
  ['script', 'src'],
  ['source', 'src'],
  ['track', 'src'],
  ['video', 'poster'],
  ['use', 'href'],
  ['form', 'action'],
] as const;

function candidatesOf(sourceSet: string): string[] {
  return sourceSet.split(',').flatMap((candidate) => candidate.trim().split(/\s+/)[0] ?? []);
}

/**
 * A permanent text keeps its links, also to pages that no longer exist. Nobody can fix them, so they are not checked.
 */
const keptText = '[data-kept]';

function addressesOn(root: HTMLElement): string[] {
  const kept = new Set(root.querySelectorAll(`${keptText} a`));
  const single = attributes.flatMap(([tag, name]) =>
    root
      .querySelectorAll(tag)
      .filter((element) => !kept.has(element))
      .map((element) => element.getAttribute(name)),
  );
  const sets = root
    .querySelectorAll('source, img')
    .flatMap((element) => candidatesOf(element.getAttribute('srcset') ?? ''));
  const shared = root
    .querySelectorAll('meta[property="og:image"]')
    .map((element) => element.getAttribute('content'));
  return [...new Set([...single, ...sets, ...shared])].filter((address): address is string =>
    Boolean(address),
  );
}

export function readFacts({ file, path, html, root }: BuiltPage): PageFacts {
  const meta = (name: string) =>
    root.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.trim() ?? '';
  return {
    file,
    path,
    title: root.querySelector('head title')?.text.trim() ?? '',
    description: meta('description'),
    robots: meta('robots'),
    lang: root.querySelector('html')?.getAttribute('lang') ?? '',
    canonical: root.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    mainHeadings: root.querySelectorAll('h1').length,
    silentImages: root
      .querySelectorAll('img')
      .filter((image) => image.getAttribute('alt') === undefined)
      .map((image) => image.getAttribute('src') ?? ''),
    ids: root.querySelectorAll('[id]').map(({ id }) => id),
    addresses: addressesOn(root),
    styleHashes: [...new Set(root.querySelectorAll('style').map(({ innerHTML }) => hashOfText(innerHTML)))],
    composed:
      root.querySelector('.lp-opening') === null
        ? null
        : { html: gzipSync(html).length, pictures: firstPictures(root) },
  };
}
