import { expect, test } from 'playwright/test';
import { wakePage } from './site/wake-page';

test('typing narrows the questions and says how many answers are left', async ({ page }) => {
  await page.goto('/faq');
  await wakePage(page);
  const all = await page.locator('main details').count();
  expect(all).toBeGreaterThanOrEqual(24);
  const search = page.getByRole('searchbox', { name: 'Search the answers' });
  await search.fill('refund');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d+ answers?$/);
  const left = await page.locator('main details:visible').count();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(all);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.locator('main details:visible')).toHaveCount(all);
  await expect(search).toBeFocused();
});

test('a search without an answer offers a way on', async ({ page }) => {
  await page.goto('/faq');
  await wakePage(page);
  await page.getByRole('searchbox').fill('trampoline');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('0 answers');
  await page.getByRole('button', { name: 'Show all answers' }).click();
  await expect(page.locator('main details').first()).toBeVisible();
});

test('a link to one question opens it', async ({ page }) => {
  await page.goto('/faq');
  const answer = page.locator('main details .faq-answer').last();
  const id = await answer.getAttribute('id');
  await page.goto(`/faq#${id}`);
  await expect(answer).toBeVisible();
});
