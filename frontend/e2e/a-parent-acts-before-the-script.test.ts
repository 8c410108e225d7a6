import { expect, test } from 'playwright/test';

/** Our own scripts never arrive; what the browser does by itself must do. */
test.beforeEach(async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
});

test('menus, drawer and dialogs work before any script has come', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/courses/coding');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /Read More/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('Continue is a link that names the plan', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Continue with Coding Monthly' })).toHaveAttribute(
    'href',
    '/checkout/coding-monthly',
  );
});

test('a tab pressed before the script has come opens when it has', async ({ page }) => {
  await page.unroute('**/*.js');
  let letCome: () => void = () => undefined;
  const comes = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/app-*.js', async (route) => {
    await comes;
    await route.continue();
  });
  await page.goto('/');
  const maths = page.getByRole('tab', { name: 'Maths' });
  await maths.click();
  await expect(maths).toHaveAttribute('aria-selected', 'false');
  letCome();
  await expect(maths).toHaveAttribute('aria-selected', 'true');
});
