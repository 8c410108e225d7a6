import type { Page } from 'playwright/test';

/** Counts the clicks of whoever works on the page, from now on: each press of the pointer, as a select opens before it is let go. */
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
