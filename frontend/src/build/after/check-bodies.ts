import type { BuiltPage } from './built-page';
import type { Fault } from './fault';

function faultsOfHeadings({ root }: BuiltPage): string[] {
  const count = root.querySelectorAll('h1').length;
  if (count === 1) return [];
  return [count === 0 ? 'The page has no main heading.' : `The page has ${count} main headings.`];
}

function faultsOfImages({ root }: BuiltPage): string[] {
  return root
    .querySelectorAll('img')
    .filter((image) => image.getAttribute('alt') === undefined)
    .map((image) => `The picture ${image.getAttribute('src') ?? ''} has no alternative text.`);
}

/** What a reader would miss in the pages themselves: their main heading, the words of a picture. */
export function checkBodies(pages: readonly BuiltPage[]): Fault[] {
  return pages.flatMap((page) =>
    [...faultsOfHeadings(page), ...faultsOfImages(page)].map((text) => ({ path: page.path, text })),
  );
}
