import { type CDPSession, expect, test, type Page } from 'playwright/test';
import { waitForCarousels, wakePage } from './site/wake-page';

/*
 * What an untouched page does. Counted, not timed: a slow machine draws fewer frames, so the counts only get smaller.
 */

// A trace takes pictures of the page, which calculates styles too.
test.use({ trace: 'off' });

/** Counts the moves of the hero inside the page: asking for elements from outside would calculate styles too. */
async function countMoves(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const kept = Object.assign(window, { moves: 0 });
    new MutationObserver((changes) => {
      kept.moves += changes.filter(
        ({ target }) => target instanceof Element && target.matches('.slide-button[aria-current]'),
      ).length;
    }).observe(document, { subtree: true, attributeFilter: ['aria-current'] });
  });
  return () => page.evaluate(() => (window as unknown as { moves: number }).moves);
}

/** How many times the browser has calculated styles since the page began. */
async function countStyles(browser: CDPSession): Promise<number> {
  const { metrics } = await browser.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
}

/** What it costs to prepare a slide: a busy machine may have done that with the next one before the count is read. */
const ofTheNext = 4;

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`a slide of the home page costs few calculations of styles, at ${String(width)} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    const moves = await countMoves(page);
    await page.goto('/');
    await wakePage(page);
    await waitForCarousels(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Performance.enable');
    const countedAfter = async (many: number) => {
      await expect.poll(moves, { timeout: 40_000, intervals: [100] }).toBeGreaterThanOrEqual(many);
      return { slides: await moves(), styles: await countStyles(browser) };
    };
    const before = await countedAfter(3);
    const after = await countedAfter(before.slides + 4);
    const most = (after.slides - before.slides) * 6 + ofTheNext;
    expect(after.styles - before.styles).toBeLessThanOrEqual(most);
  });
