import type { Page } from 'playwright/test';

/** By how many pixels the page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // Beside a dialog the room of the scroll bar is kept free, and the page is narrower.
    return Math.max(0, scrollWidth - clientWidth);
  });
}
