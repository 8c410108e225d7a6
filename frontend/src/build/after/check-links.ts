import { isNotFoundPage } from '@lanternway/contracts/site/not-found-pages';
import type { Fault } from './fault';
import type { PageFacts } from './page-facts';

/** The allowed targets of the site's links. */
export interface Destinations {
  siteUrl: string;
  /** All files of the built site, with a slash at the start. */
  files: ReadonlySet<string>;
  /** The ids on each page, by its address. */
  idsOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** Addresses that redirect to others. */
  redirects: ReadonlySet<string>;
}

/** Strapi serves these itself, so the build cannot know what exists there. */
const servedByStrapi = /^\/(uploads|admin|api)(\/|$)/;

interface Target {
  path: string;
  id: string;
}

/** The part of an address that this site must be able to serve; null for mail, phone and other sites. */
function readTarget(address: string, page: PageFacts, siteUrl: string): Target | null {
  if (!URL.canParse(address, `${siteUrl}${page.path}`)) return null;
  const { origin, pathname, hash } = new URL(address, `${siteUrl}${page.path}`);
  if (origin !== new URL(siteUrl).origin) return null;
  return { path: decodeURI(pathname).replace(/(?<=.)\/$/, ''), id: decodeURIComponent(hash.slice(1)) };
}

/** Remembers addresses that begin at the root: they mean the same on every page, and many pages share a few of them. */
function rememberTargets(siteUrl: string) {
  const known = new Map<string, Target | null>();
  return (address: string, page: PageFacts): Target | null => {
    if (!address.startsWith('/')) return readTarget(address, page, siteUrl);
    const found = known.get(address) ?? readTarget(address, page, siteUrl);
    known.set(address, found);
    return found;
  };
}

function faultOf(
  address: string,
  page: PageFacts,
  target: Target | null,
  destinations: Destinations,
): Fault | null {
  const { files, idsOf, redirects } = destinations;
  if (target === null) return null;
  const { path, id } = target;
  if (servedByStrapi.test(path) || files.has(path) || redirects.has(path)) return null;
  const ids = path === page.path ? new Set(page.ids) : idsOf.get(path);
  const fault = (check: Fault['check'], text: string): Fault => ({ check, path: page.path, text, address });
  if (ids === undefined) return fault('link', `The link ${address} leads to nothing.`);
  if (id === '' || ids.has(id)) return null;
  return fault('place', `The link ${address} names a place that its page does not have.`);
}

/** The ids on each page that links may lead to, by its address. Not-found pages are not link targets. */
export function collectIds(pages: readonly PageFacts[]): Map<string, Set<string>> {
  return new Map(
    pages.filter(({ path }) => !isNotFoundPage(path)).map(({ path, ids }) => [path, new Set(ids)]),
  );
}

/** Finds links, pictures and files that do not exist. */
export function checkLinks(pages: readonly PageFacts[], destinations: Destinations): Fault[] {
  const targetOf = rememberTargets(destinations.siteUrl);
  return pages.flatMap((page) =>
    page.addresses.flatMap((address) => {
      const fault = faultOf(address, page, targetOf(address, page), destinations);
      return fault === null ? [] : [fault];
    }),
  );
}
