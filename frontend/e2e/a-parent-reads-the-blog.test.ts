import { expect, test } from 'playwright/test';
import { wakePage } from './site/wake-page';

test('the list leads to a post, and the post to related ones', async ({ page }) => {
  await page.goto('/blog');
  await wakePage(page);
  const first = page.locator('main').getByRole('article').first().getByRole('link').first();
  const path = (await first.getAttribute('href')) ?? '';
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page).toHaveURL(path);
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('main time').first()).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}/);
  const words = (await page.locator('main').innerText()).split(/\s+/).length;
  expect(words).toBeGreaterThan(500);
  expect(await page.locator('main a[href^="/blog/"]:not([href*="category"])').count()).toBeGreaterThanOrEqual(
    2,
  );
});

test('a post can be printed at once, before any script or the whole sheets come', async ({ page }) => {
  await page.goto('/blog');
  const path = await page
    .locator('main')
    .getByRole('article')
    .first()
    .getByRole('link')
    .first()
    .getAttribute('href');
  await page.route(/\/start-\w+\.js$/, (route) => route.abort());
  await page.emulateMedia({ media: 'print' });
  await page.goto(path ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of ['.hdr', '.ftr', '.related', '.closing']) await expect(page.locator(part)).toBeHidden();
});

test('a category shows only its posts', async ({ page }) => {
  await page.goto('/blog');
  const all = await page.locator('main').getByRole('article').count();
  await page.goto('/blog/category/maths');
  const some = await page.locator('main').getByRole('article').count();
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
});

test('an address that staff moved leads on', async ({ request }) => {
  const answer = await request.get('/stem', { maxRedirects: 0 });
  expect([301, 308]).toContain(answer.status());
  expect(answer.headers()['location']).toBe('/achievements/stem');
});
