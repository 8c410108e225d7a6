import { expect, type Page } from 'playwright/test';
import { findViolations } from './find-violations';
import { overflowOf } from './overflow';
import { comeToRest } from './rest';

const widths = [1440, 390];

/** Checks that everybody can use the page as it is, on a computer and on a phone. */
export async function lookOver(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // At the end of the page, what sticks to the bottom of the window must cover nothing.
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
    await comeToRest(page);
    const where = `${page.url()} at ${String(width)}`;
    expect.soft(await findViolations(page), where).toEqual([]);
    expect.soft(await overflowOf(page), where).toBe(0);
  }
  if (before) await page.setViewportSize(before);
}
