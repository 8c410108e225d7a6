import { expect, type Locator, type Page } from 'playwright/test';
import { inMenu, logIn } from './site/admin';
import { clicksOn } from './site/clicks';
import { test } from './site/test';

/*
 * The first questions of staff, each answered by clicking, from the home of whose question it is. The guides of the roles
 * tell these clicks, and how many they are.
 */

interface Asked {
  page: Page;
  clicks: () => Promise<number>;
}

/** The home of a role, with no click yet. */
async function homeOf(page: Page, role: Parameters<typeof logIn>[1]): Promise<Asked> {
  await logIn(page, role);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'This week in numbers' })).toBeVisible();
  return { page, clicks: await clicksOn(page) };
}

/** On the first day of a month nobody has come in it yet: only the last one has numbers on every day. */
async function openMonth(page: Page, month: 'This month' | 'Last month'): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'How it goes' }).click();
  await page.getByRole('combobox', { name: /^Period/ }).click();
  await page.getByRole('option', { name: month }).click();
  await expect(page).toHaveURL(month === 'This month' ? /period=month/ : /period=last-month/);
  // The numbers of the days before stand until those of the month have come.
  await expect(page.getByText(/^1 \w+ to .* · days of /)).toBeVisible();
}

const step = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `What ${name} means` }) });

const numberOf = async (of: Locator): Promise<number> =>
  Number((await of.locator('.words > span').first().innerText()).replaceAll(',', ''));

/** The bars of visits and families end at one height, and the filters are equally high. */
async function expectOneLine(page: Page): Promise<void> {
  const endsOf = (bars: Locator) =>
    bars.evaluateAll((all) => all.map((bar) => Math.round(bar.getBoundingClientRect().bottom)));
  const ends = [...(await endsOf(page.locator('.hatched'))), ...(await endsOf(page.locator('.track')))];
  expect(ends).toHaveLength(6);
  expect(new Set(ends).size).toBe(1);
  const source = await page.getByRole('combobox', { name: /^Source/ }).boundingBox();
  const day = await page.getByLabel('From', { exact: true }).locator('..').boundingBox();
  expect(day?.height).toBe(source?.height);
}

/** Marketing: how many leads came in a month, and from where. */
async function askForLeads({ page, clicks }: Asked): Promise<void> {
  await openMonth(page, 'Last month');
  await expect(step(page, 'leads')).toBeVisible();
  expect(await clicks()).toBe(3);
  const leads = await numberOf(step(page, 'leads'));
  expect(leads).toBeGreaterThan(0);
  const all = page.getByRole('grid', { name: 'Where they came from first' }).getByRole('row').last();
  await expect(all).toContainText('All');
  await expect(all.getByRole('gridcell').nth(3)).toHaveText(leads.toLocaleString('en'));
  await expect(page.getByText('The two are never added together.')).toBeVisible();
  await expectOneLine(page);
  // Marketing see no names: nothing leads to a desk.
  await expect(step(page, 'leads').getByRole('link')).toHaveCount(0);
}

/** Admissions: how many came; and the list of just these. */
async function askWhoCame({ page, clicks }: Asked): Promise<void> {
  await openMonth(page, 'Last month');
  await expect(step(page, 'attended')).toBeVisible();
  expect(await clicks()).toBe(3);
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
  expect(await clicks()).toBe(4);
}

/** Finance: how many paid this month. */
async function askWhoPaid({ page, clicks }: Asked): Promise<void> {
  await openMonth(page, 'This month');
  await expect(step(page, 'paid')).toBeVisible();
  expect(await clicks()).toBe(3);
  const paid = await numberOf(step(page, 'paid'));
  const all = page.getByRole('grid', { name: 'Where they came from first' }).getByRole('row').last();
  await expect(all.getByRole('gridcell').nth(7)).toHaveText(paid.toLocaleString('en'));
}

/** Finance: what is left after refunds, in all and of each month. */
async function askWhatIsLeft({ page, clicks }: Asked): Promise<void> {
  await page.getByRole('link', { name: 'Revenue by month' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Revenue' })).toBeVisible();
  // States are written as words are, not in the capitals of the design system.
  await expect(page.getByText('Test mode', { exact: true })).toHaveCSS('text-transform', 'none');
  await page.getByRole('button', { name: 'Show as table' }).click();
  const rupees = page.getByRole('grid', { name: 'Received and given back in INR, by month' });
  // The month, what was received, what was given back, and what is left.
  await expect(rupees.getByRole('row').last().getByRole('gridcell').nth(3)).toContainText('₹');
  expect(await clicks()).toBe(2);
}

/** Marketing: who changed the price on Sunday. */
async function askWhoChangedThePrice({ page, clicks }: Asked): Promise<void> {
  await inMenu(page, 'Content Manager').click();
  await page.getByRole('link', { name: 'Plan', exact: true }).first().click();
  await page.getByRole('gridcell', { name: 'Math Yearly', exact: true }).first().click();
  const line = page.getByRole('listitem').filter({ hasText: '₹62,999 → ₹59,999' }).first();
  await expect(line).toContainText(/^Super/);
  const at = (await line.locator('time').getAttribute('datetime')) ?? '';
  expect(new Date(at).getUTCDay()).toBe(0);
  expect(await clicks()).toBe(3);
}

test('six questions are answered by four clicks at most: leads, their source, who came, who paid, what is left, who changed a price', async ({
  openElsewhere,
}) => {
  test.slow();
  await test.step('leads, and from where', async () =>
    askForLeads(await homeOf(await openElsewhere(), 'marketing')));
  await test.step('who came', async () => askWhoCame(await homeOf(await openElsewhere(), 'admissions')));
  await test.step('who paid', async () => askWhoPaid(await homeOf(await openElsewhere(), 'finance')));
  await test.step('what is left', async () => askWhatIsLeft(await homeOf(await openElsewhere(), 'finance')));
  await test.step('who changed it', async () =>
    askWhoChangedThePrice(await homeOf(await openElsewhere(), 'marketing')));
});
