import type { Page } from 'playwright/test';
import { wakePage } from './wake-page';

interface Shift {
  /** What browsers add up to the layout shift of a page. */
  value: number;
  what: string;
}

/** Notes from the first frame on what moves by itself. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = window as unknown as { shifts: Shift[] };
    kept.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as unknown as {
          value: number;
          sources?: { node: Node | null }[];
        };
        const moved = sources.map(({ node }) => (node instanceof Element ? node.className : 'text'));
        kept.shifts.push({
          value,
          what: `${String(Math.round(entry.startTime))} ms by ${String(value)}: ${moved.join(', ')}`,
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved, where it is as much as anybody counts: three decimals. */
export const shiftsOf = async (page: Page): Promise<string[]> => {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return Number(sum.toFixed(3)) === 0 ? [] : shifts.map(({ what }) => what);
};

/** How long a font that has come is still being read, in ms: it may miss a paint within that time. */
const fontReadMs = 100;

/**
 * Whether a font may have missed the first paint, as it may on a busy machine: lines then break in other places, whatever
 * the blocks are. The next time it comes from the browser's cache.
 */
const hasLateFont = (page: Page): Promise<boolean> =>
  page.evaluate((readMs) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files.some(({ name, responseEnd }) => name.endsWith('.woff2') && responseEnd + readMs > painted);
  }, fontReadMs);

/** How often a page is opened for its fonts to be there before the first paint. */
const mostTries = 3;

/** Opens a page until its fonts were there before the first paint, some times at most. @param open waits until it is painted */
export async function withEarlyFonts(open: () => Promise<Page>): Promise<Page> {
  for (let tries = 1; ; tries += 1) {
    const page = await open();
    if (tries === mostTries || !(await hasLateFont(page))) return page;
  }
}

/** Opens an address and wakes its page, with the fonts there before the first paint. */
export const openWithFonts = (page: Page, path: string): Promise<Page> =>
  withEarlyFonts(async () => {
    await page.goto(path);
    await wakePage(page);
    return page;
  });
