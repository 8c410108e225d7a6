import type { Page } from 'playwright/test';

/** The page's script starts at the first touch or in an idle moment; this is the first touch, and waits for its work. */
export async function wakePage(page: Page): Promise<void> {
  await page.mouse.move(4, 4);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => {
    const root = document.querySelector('#___gatsby');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
}
