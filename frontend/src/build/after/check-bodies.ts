import type { Fault } from './fault';
import type { PageFacts } from './page-facts';

function faultsOfHeadings({ path, mainHeadings }: PageFacts): Fault[] {
  if (mainHeadings === 1) return [];
  const text =
    mainHeadings === 0 ? 'The page has no main heading.' : `The page has ${mainHeadings} main headings.`;
  return [{ check: 'main-heading', path, text }];
}

function faultsOfImages({ path, silentImages }: PageFacts): Fault[] {
  return silentImages.map((address) => ({
    check: 'image-words',
    path,
    text: `The picture ${address} has no alternative text.`,
  }));
}

/** Checks what a reader would miss in the pages themselves: their main heading, the alternative text of a picture. */
export function checkBodies(pages: readonly PageFacts[]): Fault[] {
  return pages.flatMap((page) => [...faultsOfHeadings(page), ...faultsOfImages(page)]);
}
