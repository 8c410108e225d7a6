import { expect, test, type Locator, type Page } from 'playwright/test';
import { logIn } from './site/admin';

/*
 * Questions of staff, each answered by clicking from the home of whose question it is. Who changed a price is told in
 * staff-see-what-happened.
 */

/** Opens the home of a role. */
async function home(page: Page, role: Parameters<typeof logIn>[1]): Promise<void> {
  await logIn(page, role);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'This week in numbers' })).toBeVisible();
}

/** How it goes, this month: two clicks from the home. */
async function openThisMonth(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'How it goes' }).click();
  await page.getByRole('combobox', { name: /^Period/ }).click();
  await page.getByRole('option', { name: 'This month' }).click();
  await expect(page).toHaveURL(/period=month/);
}

const step = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `What ${name} means` }) });

const numberOf = async (of: Locator): Promise<number> =>
  Number((await of.locator('.words > span').first().innerText()).replaceAll(',', ''));

test('marketing read how many leads came this month, from where, and how many visits stand before them', async ({
  page,
}) => {
  await home(page, 'marketing');
  await openThisMonth(page);
  await expect(step(page, 'leads')).toBeVisible();
  const leads = await numberOf(step(page, 'leads'));
  expect(leads).toBeGreaterThan(0);
  const table = page.getByRole('grid', { name: 'Where they came from first' });
  await expect(table.getByRole('row').last()).toContainText('All');
  await expect(table.getByRole('row').last().getByRole('gridcell').nth(3)).toHaveText(
    leads.toLocaleString('en'),
  );
  await expect(page.getByText('The two are never added up.')).toBeVisible();
  // Marketing see no names: nothing leads to a desk.
  await expect(step(page, 'leads').getByRole('link')).toHaveCount(0);
});

test('admissions read how many came, and open the list of just these', async ({ page }) => {
  await home(page, 'admissions');
  await openThisMonth(page);
  await expect(step(page, 'attended')).toBeVisible();
  const link = step(page, 'attended').getByRole('link', { name: /^Open the/ });
  const listed = Number((await link.innerText()).replace(/\D/g, ''));
  expect(listed).toBeGreaterThan(0);
  expect(listed).toBeLessThanOrEqual(await numberOf(step(page, 'attended')));
  await link.click();
  await expect(
    page.getByText(/^Attended: families who came from .* and attended: one enquiry of each\.$/),
  ).toBeVisible();
  // The first page has twenty.
  const rows = page.getByRole('grid', { name: 'Enquiries' }).getByRole('row');
  await expect(rows).toHaveCount(Math.min(listed, 20) + 1);
});

test('finance read how many paid and what is left after refunds', async ({ page }) => {
  await home(page, 'finance');
  await openThisMonth(page);
  await expect(step(page, 'paid')).toBeVisible();
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Revenue by month' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Revenue' })).toBeVisible();
  await expect(page.getByText(/net/i).first()).toBeVisible();
});
