import type { HTMLElement } from 'node-html-parser';
import { hashOfText } from './find-styles';
import type { BuiltPage } from './built-page';

/** What the checks ask of a page. It is read once from the page's HTML, and small enough to be kept for all pages. */
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
  /** Addresses of pictures that say nothing to who cannot see them. */
  silentImages: string[];
  ids: string[];
  /** Everything the page links to or shows. */
  addresses: string[];
  /** Of its style elements, as a content security policy knows them. */
  styleHashes: string[];
}

const attributes = [
  ['a', 'href'],
  ['link', 'href'],
  ['img', 'src'],
  ['script', 'src'],
  ['use', 'href'],
  ['form', 'action'],
] as const;

function candidatesOf(sourceSet: string): string[] {
  return sourceSet.split(',').flatMap((candidate) => candidate.trim().split(/\s+/)[0] ?? []);
}

/** A text that is kept for good keeps its links, also those to pages that are gone since: nobody could mend them. */
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

export function readFacts({ file, path, root }: BuiltPage): PageFacts {
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
  };
}
