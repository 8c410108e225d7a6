import { expect, test } from 'playwright/test';
import { findViolations } from './site/find-violations';
import { pages } from './site/pages';
import { waitForCarousels, wakePage } from './site/wake-page';
import { watchPage } from './site/watch-page';

const sizes = [
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
];

for (const { name, viewport } of sizes) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    for (const path of pages) {
      test(`${path} answers whole, accessible and without faults`, async ({ page }) => {
        const { faults, strangers } = watchPage(page);
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page).toHaveTitle(/^.{10,}/);
        await wakePage(page);
        await waitForCarousels(page);
        expect(await findViolations(page)).toEqual([]);
        expect(strangers).toEqual([]);
        expect(faults).toEqual([]);
      });
    }
  });
}

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const path of pages) {
    test(`${path} needs no sideways scrolling`, async ({ page }) => {
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
});
