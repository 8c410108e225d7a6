import { type BuiltPage, isNotFoundPage } from './built-page';
import type { Fault } from './fault';

const metaOf = (page: BuiltPage, name: string): string =>
  page.root.querySelector(`meta[name="${name}"]`)?.getAttribute('content')?.trim() ?? '';

const titleOf = (page: BuiltPage): string => page.root.querySelector('head title')?.text.trim() ?? '';

const canonicalOf = (page: BuiltPage): string | null =>
  page.root.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;

const isIndexed = (page: BuiltPage): boolean => !metaOf(page, 'robots').includes('noindex');

function faultsOfOne(page: BuiltPage, siteUrl: string, known: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  const canonical = canonicalOf(page);
  if (titleOf(page) === '') faults.push('The page has no title.');
  if (metaOf(page, 'description') === '') faults.push('The page has no description.');
  if (!page.root.querySelector('html')?.getAttribute('lang')) faults.push('The page names no language.');
  if (isIndexed(page) && canonical === null) faults.push('The page names no canonical address.');
  if (canonical !== null && !known.has(canonical)) {
    faults.push(`The canonical address ${canonical} is not a page of ${siteUrl}.`);
  }
  return faults;
}

/** The pages that search engines keep: not the second address of another page, and not one they are told to leave. */
function keptPages(pages: readonly BuiltPage[], addressOf: (page: BuiltPage) => string): BuiltPage[] {
  return pages.filter((page) => isIndexed(page) && canonicalOf(page) === addressOf(page));
}

function findRepeated(
  pages: readonly BuiltPage[],
  what: 'title' | 'description',
  read: (page: BuiltPage) => string,
): Fault[] {
  const byText = new Map<string, BuiltPage[]>();
  for (const page of pages) byText.set(read(page), [...(byText.get(read(page)) ?? []), page]);
  return [...byText].flatMap(([text, same]) =>
    text === '' || same.length === 1
      ? []
      : same.map(({ path }) => ({
          path,
          text: `The ${what} "${text}" is also that of ${same.find((page) => page.path !== path)?.path ?? ''}.`,
        })),
  );
}

/** What is missing or said twice in the heads of the pages. */
export function checkHeads(pages: readonly BuiltPage[], siteUrl: string): Fault[] {
  const addressOf = ({ path }: BuiltPage) => `${siteUrl}${path}`;
  const known = new Set(pages.filter((page) => !isNotFoundPage(page)).map(addressOf));
  const kept = keptPages(pages, addressOf);
  return [
    ...pages.flatMap((page) => faultsOfOne(page, siteUrl, known).map((text) => ({ path: page.path, text }))),
    ...findRepeated(kept, 'title', titleOf),
    ...findRepeated(kept, 'description', (page) => metaOf(page, 'description')),
  ];
}
