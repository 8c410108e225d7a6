import { expect, test } from 'playwright/test';
import { wakePage } from './site/wake-page';

test.use({ serviceWorkers: 'allow' });

test('a page that is reloaded without a network says so in our words, and opens once there is one', async ({
  page,
  context,
}) => {
  await page.goto('/faq');
  await wakePage(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await expect(page.getByText('Lanternway', { exact: true })).toBeVisible();
  await expect(page.locator('main > svg')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No connection');
  await expect(page).toHaveURL(/\/faq$/);
});

test('a link that is pressed without a network leaves the page, and says why', async ({ page, context }) => {
  await page.goto('/faq');
  await wakePage(page);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Achievements' }).click();
  await expect(page.getByText('You are offline. Nothing is lost')).toBeVisible();
  await expect(page).toHaveURL(/\/faq$/);
});
