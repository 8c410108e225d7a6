import { gzipSync } from 'node:zlib';
import type { HTMLElement } from 'node-html-parser';
import { runsBeforePaint } from './scripts/late-scripts';
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
  /** Hashes of its scripts that run before the first paint, for the same policy. */
  scriptHashes: string[];
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
const keptText = 'data-kept';

function addressesOn({ html, root, elementsOf }: BuiltPage): string[] {
  const kept = new Set(html.includes(keptText) ? root.querySelectorAll(`[${keptText}] a`) : []);
  const single = attributes.flatMap(([tag, name]) =>
    elementsOf(tag)
      .filter((element) => !kept.has(element))
      .map((element) => element.getAttribute(name)),
  );
  const sets = [...elementsOf('source'), ...elementsOf('img')].flatMap((element) =>
    candidatesOf(element.getAttribute('srcset') ?? ''),
  );
  const shared = elementsOf('meta')
    .filter((element) => element.getAttribute('property') === 'og:image')
    .map((element) => element.getAttribute('content'));
  return [...new Set([...single, ...sets, ...shared])].filter((address): address is string =>
    Boolean(address),
  );
}

const hashesOf = (elements: readonly HTMLElement[]): string[] => [
  ...new Set(elements.map(({ innerHTML }) => hashOfText(innerHTML))),
];

/** The class of the first block of a page that staff compose. */
const opening = 'lp-opening';

export function readFacts(page: BuiltPage): PageFacts {
  const { file, path, html, root, elements, elementsOf } = page;
  const meta = (name: string) =>
    elementsOf('meta')
      .find((element) => element.getAttribute('name') === name)
      ?.getAttribute('content')
      ?.trim() ?? '';
  // Drawings have titles, too.
  const title = elementsOf('title').find(({ parentNode }) => parentNode.rawTagName === 'head');
  const canonical = elementsOf('link').find((link) => link.getAttribute('rel') === 'canonical');
  const isComposed = html.includes(opening) && root.querySelector(`.${opening}`) !== null;
  return {
    file,
    path,
    title: title?.text.trim() ?? '',
    description: meta('description'),
    robots: meta('robots'),
    lang: elementsOf('html')[0]?.getAttribute('lang') ?? '',
    canonical: canonical?.getAttribute('href') ?? null,
    mainHeadings: elementsOf('h1').length,
    silentImages: elementsOf('img')
      .filter((image) => image.getAttribute('alt') === undefined)
      .map((image) => image.getAttribute('src') ?? ''),
    ids: elements.flatMap(({ id }) => (id === '' ? [] : [id])),
    addresses: addressesOn(page),
    styleHashes: hashesOf(elementsOf('style')),
    scriptHashes: hashesOf(elementsOf('script').filter(runsBeforePaint)),
    composed: isComposed ? { html: gzipSync(html).length, pictures: firstPictures(root) } : null,
  };
}
