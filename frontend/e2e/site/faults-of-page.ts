import type { Page } from 'playwright/test';
import { findViolations } from './find-violations';
import { overflowOf } from './overflow';

/** Counts from the first frame how far what is seen moves by itself. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as unknown as { shifts: number };
    counted.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counted.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

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
export async function faultsOfPage(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  await countShifts(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    // All pictures come while somebody reads down to the end.
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += 700) {
        window.scrollTo(0, top);
        await new Promise((done) => requestAnimationFrame(done));
      }
    });
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number }).shifts);
    const wide = await overflowOf(page);
    faults.push(
      ...(wide === 0 ? [] : [`${String(width)} px: ${String(wide)} px too wide`]),
      ...(shifts === 0 ? [] : [`${String(width)} px: moves by ${String(shifts)}`]),
      ...faultsOfLevels(await levelsOf(page)).map((fault) => `${String(width)} px: ${fault}`),
      ...(await findViolations(page)).map((fault) => `${String(width)} px: ${fault}`),
    );
  }
  return faults;
}
