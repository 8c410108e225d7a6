import type { Page } from 'playwright/test';

/** Waits until nothing moves or changes its colour any more: during a transition, a colour is not one of the design. */
export async function comeToRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}
