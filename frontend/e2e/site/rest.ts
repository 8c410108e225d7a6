import type { Page } from 'playwright/test';

/** Waits until nothing moves or changes its colour any more: halfway, a colour is none that anybody chose. */
export async function comeToRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}
