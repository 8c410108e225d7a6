import { expect, type Page } from 'playwright/test';
import { authorize, inMenu, logIn, openEntry, openHome } from './site/admin';
import { choose } from './site/desk';
import { findOtherLetters } from './site/find-other-letters';
import { findViolations } from './site/find-violations';
import { test } from './site/test';

const list = '/content-manager/collection-types/api::faq-group.faq-group';

/** A title of its own for each run. */
const newTitle = () => `Told ${Date.now().toString(36)}`;

const firstLine = (page: Page) => page.getByRole('row').filter({ hasText: 'changed' }).first();

test('the super admin sees at home how the machine is', async ({ page }) => {
  await logIn(page, 'superAdmin');
  await page.goto('/admin');
  const machine = page.getByRole('list', { name: 'The machine' });
  for (const part of [
    'Site',
    'Planned changes',
    'Mail',
    'Payments',
    'Copy of the data',
    'Database and workers',
  ])
    await expect(machine.getByText(part, { exact: true })).toBeVisible();
  await expect(machine.getByRole('listitem').filter({ hasText: 'Site' })).toContainText(
    /release \d+, live since/,
  );
  // Four numbers, whatever desks there are.
  const numbers = page.getByRole('region', { name: 'This week in numbers' });
  await expect(numbers.getByRole('listitem')).toHaveCount(4);
  await expect(numbers).toContainText('net, all in rupees');
  expect(await findViolations(page)).toEqual([]);
});

test('a change stands in the history of its entry, and in the log with its values', async ({
  page,
  openElsewhere,
}) => {
  const title = newTitle();
  await logIn(page, 'marketing');
  const as = await authorize(page);
  const made = await page.request.post(list, { ...as, data: { title, order: 1 } });
  const { data } = (await made.json()) as { data: { documentId: string } };

  await openEntry(page, 'FAQ group', title);
  await expect(page.getByText('Marketing added', { exact: true })).toBeVisible();
  await page.getByLabel(/^Order/).fill('5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/changed: order: 1 → 5$/)).toBeVisible();
  // Only the super admin reads the whole log.
  await expect(page.getByRole('link', { name: 'What happened' })).toHaveCount(0);

  const boss = await openElsewhere();
  await logIn(boss, 'superAdmin');
  await openHome(boss);
  await inMenu(boss, 'What happened').click();
  await boss.getByLabel(/^Search by the title/).fill(title);
  await choose(boss, 'Role', 'Marketing');
  await expect(boss).toHaveURL(/role=Marketing/);
  await expect(firstLine(boss)).toContainText('order: 1 → 5');
  await firstLine(boss).getByRole('button', { name: /^More/ }).click();
  const fields = boss.getByRole('grid', { name: 'Fields that changed' });
  await expect(fields.getByText('order', { exact: true })).toBeVisible();
  await expect(fields.getByText('5', { exact: true })).toBeVisible();
  await boss.getByRole('link', { name: `History of ${title}` }).click();
  await expect(boss.getByText('Only one entry is shown.')).toBeVisible();
  await expect(boss.getByRole('row').filter({ hasText: `added ${title}` })).toBeVisible();
  await boss.getByRole('button', { name: 'Check all lines now' }).click();
  await expect(boss.getByText('All lines are as they were written.')).toBeVisible();
  expect(await findOtherLetters(boss)).toEqual([]);
  const download = boss.waitForEvent('download');
  await boss.getByRole('button', { name: 'Export CSV: what happened' }).click();
  expect((await download).suggestedFilename()).toMatch(/^what-happened-.*\.csv$/);
  await page.request.delete(`${list}/${data.documentId}`, as);
});
