import type { Fault } from './fault';
import type { PageFacts } from './page-facts';

function faultsOfHeadings({ mainHeadings }: PageFacts): string[] {
  if (mainHeadings === 1) return [];
  return [
    mainHeadings === 0 ? 'The page has no main heading.' : `The page has ${mainHeadings} main headings.`,
  ];
}

function faultsOfImages({ silentImages }: PageFacts): string[] {
  return silentImages.map((address) => `The picture ${address} has no alternative text.`);
}

/** Checks what a reader would miss in the pages themselves: their main heading, the alternative text of a picture. */
export function checkBodies(pages: readonly PageFacts[]): Fault[] {
  return pages.flatMap((page) =>
    [...faultsOfHeadings(page), ...faultsOfImages(page)].map((text) => ({ path: page.path, text })),
  );
}
