import type { Page } from 'playwright/test';

/** By how many pixels the page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
