import { expect, test } from 'playwright/test';
import { kinds } from './site/pages';

test.use({ javaScriptEnabled: false });

for (const path of kinds) {
  test(`${path} shows its heading and its links`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Refund Policy' })).toBeVisible();
  });
}

test('home shows the prices of both subjects', async ({ page }) => {
  await page.goto('/');
  for (const plan of ['Coding Monthly', 'Coding 2 Years', 'Math Monthly', 'Math Yearly']) {
    await expect(page.getByRole('heading', { name: plan })).toBeVisible();
  }
  await expect(page.getByText('₹6,499', { exact: true }).first()).toBeVisible();
});

test('the coding page shows every track with its learning steps', async ({ page }) => {
  await page.goto('/courses/coding');
  await expect(page.getByRole('heading', { name: 'Learning steps' })).toHaveCount(4);
  for (const heading of await page.getByRole('heading', { name: 'Learning steps' }).all())
    await expect(heading).toBeVisible();
});

test('the menu of a phone opens in its looks, and at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/courses/coding');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const looks = page.getByRole('dialog', { name: 'Menu' }).evaluate((menu) => {
    const { opacity, borderTopWidth } = getComputedStyle(menu);
    return [opacity, borderTopWidth];
  });
  expect(await looks).toEqual(['1', '0px']);
});

test('the FAQ opens its answers', async ({ page }) => {
  await page.goto('/faq');
  const first = page.locator('main details').first();
  await first.locator('summary').click();
  await expect(first.locator('p').first()).toBeVisible();
});

test('pictures are in the page, with their words', async ({ page }) => {
  await page.goto('/');
  const pictures = page.locator('main picture img, main img');
  expect(await pictures.count()).toBeGreaterThan(5);
  expect(
    await pictures.evaluateAll((images) => images.filter((image) => !image.hasAttribute('alt')).length),
  ).toBe(0);
});
