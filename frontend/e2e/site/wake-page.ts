import { expect, type Page } from 'playwright/test';

/** Gatsby sets the mark once the application has taken over the whole page. */
export async function waitForScript(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0);
}

/** The page's script starts at the first touch or in an idle moment. This touches the page and waits for the script. */
export async function wakePage(page: Page): Promise<void> {
  // Two places, because a mouse that is already at the second one would not move.
  await page.mouse.move(4, 8);
  await page.mouse.move(4, 4);
  await waitForScript(page);
}

/** The carousels start after the rest of the application, in an idle moment of their own. */
export async function waitForCarousels(page: Page): Promise<void> {
  await expect(page.locator('.swiper:not(.is-live)')).toHaveCount(0);
}
