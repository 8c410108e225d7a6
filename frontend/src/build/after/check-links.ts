import type { HTMLElement } from 'node-html-parser';
import { type BuiltPage, isNotFoundPage } from './built-page';
import type { Fault } from './fault';

/** What the links of a site may lead to. */
export interface Destinations {
  siteUrl: string;
  /** All files of the built site, with a slash at their start. */
  files: ReadonlySet<string>;
  /** The ids on each page, by its address. */
  idsOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** Addresses that are led on to others. */
  redirects: ReadonlySet<string>;
}

/** Strapi serves these itself: the build cannot know what lies there. */
const servedByStrapi = /^\/(uploads|admin|api)(\/|$)/;

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

function addressesOn(root: HTMLElement): string[] {
  const single = attributes.flatMap(([tag, name]) =>
    root.querySelectorAll(tag).map((element) => element.getAttribute(name)),
  );
  const sets = root
    .querySelectorAll('source, img')
    .flatMap((element) => candidatesOf(element.getAttribute('srcset') ?? ''));
  const shared = root
    .querySelectorAll('meta[property="og:image"]')
    .map((element) => element.getAttribute('content'));
  return [...single, ...sets, ...shared].filter((address): address is string => Boolean(address));
}

/** The part of an address that this site has to answer for; null for mail, phone and other sites. */
function readTarget(address: string, page: BuiltPage, siteUrl: string): URL | null {
  if (!URL.canParse(address, `${siteUrl}${page.path}`)) return null;
  const target = new URL(address, `${siteUrl}${page.path}`);
  return target.origin === new URL(siteUrl).origin ? target : null;
}

function idsOn({ root }: BuiltPage): Set<string> {
  return new Set(root.querySelectorAll('[id]').map(({ id }) => id));
}

function faultOf(address: string, page: BuiltPage, destinations: Destinations): string | null {
  const { siteUrl, files, idsOf, redirects } = destinations;
  const target = readTarget(address, page, siteUrl);
  if (target === null) return null;
  const path = decodeURI(target.pathname).replace(/(?<=.)\/$/, '');
  if (servedByStrapi.test(path) || files.has(path) || redirects.has(path)) return null;
  const ids = path === page.path ? idsOn(page) : idsOf.get(path);
  if (ids === undefined) return `The link ${address} leads to nothing.`;
  const id = decodeURIComponent(target.hash.slice(1));
  if (id !== '' && !ids.has(id)) return `The link ${address} names a place that its page does not have.`;
  return null;
}

/** The ids on each page that can be linked to, by its address; a page that says there is nothing is no destination. */
export function collectIds(pages: readonly BuiltPage[]): Map<string, Set<string>> {
  return new Map(pages.filter((page) => !isNotFoundPage(page)).map((page) => [page.path, idsOn(page)]));
}

/** Links, pictures and files that are not there. */
export function checkLinks(pages: readonly BuiltPage[], destinations: Destinations): Fault[] {
  return pages.flatMap((page) =>
    [...new Set(addressesOn(page.root))].flatMap((address) => {
      const text = faultOf(address, page, destinations);
      return text === null ? [] : [{ path: page.path, text }];
    }),
  );
}
