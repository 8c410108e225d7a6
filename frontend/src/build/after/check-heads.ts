import { isNotFoundPage } from '@lanternway/contracts/site/not-found-pages';
import type { Fault } from './fault';
import type { PageFacts } from './page-facts';

const isIndexed = ({ robots }: PageFacts): boolean => !robots.includes('noindex');

function faultsOfOne(page: PageFacts, siteUrl: string, known: ReadonlySet<string>): Fault[] {
  const { canonical, path } = page;
  const faults: Fault[] = [];
  const add = (check: Fault['check'], text: string) => faults.push({ check, path, text });
  if (page.title === '') add('no-title', 'The page has no title.');
  if (page.description === '') add('no-description', 'The page has no description.');
  if (page.lang === '') add('language', 'The page names no language.');
  if (isIndexed(page) && canonical === null) add('canonical', 'The page names no canonical address.');
  if (canonical !== null && !known.has(canonical)) {
    add('canonical', `The canonical address ${canonical} is not a page of ${siteUrl}.`);
  }
  return faults;
}

/** The pages that search engines index: no second addresses of other pages, and no `noindex` pages. */
function keptPages(pages: readonly PageFacts[], addressOf: (page: PageFacts) => string): PageFacts[] {
  return pages.filter((page) => isIndexed(page) && page.canonical === addressOf(page));
}

function findRepeated(pages: readonly PageFacts[], what: 'title' | 'description'): Fault[] {
  const byText = new Map<string, PageFacts[]>();
  for (const page of pages) {
    const same = byText.get(page[what]);
    if (same) same.push(page);
    else byText.set(page[what], [page]);
  }
  return [...byText].flatMap(([text, same]) =>
    text === '' || same.length === 1
      ? []
      : same.map(({ path }) => ({
          check: what === 'title' ? ('same-title' as const) : ('same-description' as const),
          path,
          text: `The ${what} "${text}" is also that of ${same.find((page) => page.path !== path)?.path ?? ''}.`,
        })),
  );
}

/** Finds what is missing or repeated in the heads of the pages. */
export function checkHeads(pages: readonly PageFacts[], siteUrl: string): Fault[] {
  const addressOf = ({ path }: PageFacts) => `${siteUrl}${path}`;
  const known = new Set(pages.filter(({ path }) => !isNotFoundPage(path)).map(addressOf));
  const kept = keptPages(pages, addressOf);
  return [
    ...pages.flatMap((page) => faultsOfOne(page, siteUrl, known)),
    ...findRepeated(kept, 'title'),
    ...findRepeated(kept, 'description'),
  ];
}
