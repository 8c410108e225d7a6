import type { BrowserContext, Page } from 'playwright/test';
import { findVagueLinks } from './find-vague-links';
import { findViolations } from './find-violations';
import { overflowOf } from './overflow';
import { shiftsOf, watchShifts, withEarlyFonts } from './shifts';

/** Opens the page and reads down to its end, with the fonts there before the first paint. */
function openAndRead(context: BrowserContext, path: string, width: number): Promise<Page> {
  let last: Page | undefined;
  return withEarlyFonts(async () => {
    await last?.close();
    // A page of its own: where a window of 320 pixels is widened while the next page comes, that page is drawn at 320 first.
    const page = (last = await context.newPage());
    await watchShifts(page);
    await page.setViewportSize({ width, height: 900 });
    const answer = await page.goto(path);
    // The page of what is not there has no faults either.
    if (answer?.ok() !== true) throw new Error(`${path}: ${String(answer?.status())}`);
    // All pictures come while somebody reads down to the end.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 700) {
        window.scrollTo(0, top);
        await new Promise((done) => requestAnimationFrame(done));
      }
    });
    return page;
  });
}

/** What reaches beyond the right edge of the window. */
const beyondEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .slice(0, 5)
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className} in ${String(element.closest('section')?.className)}`,
      ),
  );

/** The levels of the headings that readers meet, from top to bottom. */
const levelsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1,h2,h3,h4,h5,h6')]
      .filter((heading) => heading.checkVisibility())
      .map(({ tagName }) => Number(tagName.slice(1))),
  );

function faultsOfLevels(levels: readonly number[]): string[] {
  const first = levels.filter((level) => level === 1).length;
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  return [
    ...(first === 1 ? [] : [`${String(first)} main headings`]),
    ...skipped.map((level) => `skips to a heading of level ${String(level)}`),
  ];
}

/** What is wrong with a page for its readers, on the narrowest phone and on a desktop computer. */
export async function faultsOfPage(context: BrowserContext, path: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [320, 1440]) {
    const page = await openAndRead(context, path, width);
    const shifts = await shiftsOf(page);
    const wide = await overflowOf(page);
    faults.push(
      ...(wide === 0 ? [] : [`${String(width)} px: too wide: ${(await beyondEdge(page)).join('; ')}`]),
      ...shifts.map((shift) => `${String(width)} px: moves at ${shift}`),
      ...faultsOfLevels(await levelsOf(page)).map((fault) => `${String(width)} px: ${fault}`),
      ...(await findVagueLinks(page)).map((link) => `${String(width)} px: a link that says only ${link}`),
      ...(await findViolations(page)).map((fault) => `${String(width)} px: ${fault}`),
    );
    await page.close();
  }
  return faults;
}
