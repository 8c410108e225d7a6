import type { Page } from 'playwright/test';

/** How many pixels the page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // Behind a dialog, room for the scroll bar is kept free, and the page is narrower.
    return Math.max(0, scrollWidth - clientWidth);
  });
}
