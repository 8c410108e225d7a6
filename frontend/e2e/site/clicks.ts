import type { Page } from 'playwright/test';

/** Counts the clicks of whoever works on the page, from now on: a menu that opens by the press gets no event `click`. */
export async function clicksOn(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset['clicks'] = '0';
    addEventListener(
      'pointerdown',
      ({ isTrusted }) => {
        const { dataset } = document.documentElement;
        if (isTrusted) dataset['clicks'] = String(Number(dataset['clicks']) + 1);
      },
      true,
    );
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['clicks']));
}
