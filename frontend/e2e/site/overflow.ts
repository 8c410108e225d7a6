import type { Page } from 'playwright/test';

/** How many pixels the page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // Behind a dialog, room for the scroll bar is kept free, and the page is narrower.
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** How many pixels the admin's document can be scrolled down: none, as its parts scroll inside it. */
export function emptyBelow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return Math.max(0, scrollHeight - clientHeight);
  });
}
