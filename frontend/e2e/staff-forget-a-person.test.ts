import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from 'playwright/test';
import { logIn } from './site/admin';

/** A person who has written to us, with a new address in every run. */
function newSender() {
  const email = `forgotten.${String(Date.now())}@example.com`;
  return { name: 'Meera Rao', email, message: 'Do you teach on Sundays?' };
}

const find = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Find' }).click();
};

async function openDesk(page: Page): Promise<void> {
  await page.goto('/admin/plugins/enquiries');
  await expect(page.getByRole('heading', { level: 1, name: 'Admissions desk' })).toBeVisible();
}

test('admissions hand over and erase what is known of a person', async ({ page, request }) => {
  const sender = newSender();
  expect((await request.post('/api/auth/contact', { data: sender })).status()).toBe(200);
  await logIn(page, 'admissions');

  await test.step('finds the person from the desk', async () => {
    await openDesk(page);
    await page.getByRole('main').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Personal data' })).toBeVisible();
    await find(page, 'nobody');
    await expect(page.getByText('A valid email address is required.')).toBeVisible();
    await find(page, sender.email.toUpperCase());
    await expect(page.getByRole('heading', { name: sender.email })).toBeVisible();
    await expect(page.getByRole('link', { name: sender.name })).toBeVisible();
  });

  await test.step('saves everything as a file', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export everything' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain(sender.message);
    await expect(page.getByText('Exported by')).toBeVisible();
  });

  await test.step('erases only once the address is typed again', async () => {
    await page.getByRole('button', { name: 'Erase everything' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Type the address once more').fill('somebody@example.com');
    await dialog.getByLabel('Reason').fill('Asked by mail.');
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect(dialog.getByText('The two addresses differ.')).toBeVisible();
    await dialog.getByLabel('Type the address once more').fill(sender.email);
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await expect(page.getByRole('status').getByText('1 enquiry')).toBeVisible();
    await expect(page.getByText(`Nothing is kept under ${sender.email}.`)).toBeVisible();
  });

  await test.step('still sees later that it was done', async () => {
    await find(page, sender.email);
    await expect(page.getByText('Erased by')).toBeVisible();
    await expect(page.getByText('Asked by mail.')).toBeVisible();
  });
});

test('the super admin says how long enquiries are kept', async ({ page }) => {
  await logIn(page, 'superAdmin');
  await openDesk(page);
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Desk settings' })).toBeVisible();
  const messages = page.getByLabel('Messages', { exact: true });
  await messages.fill('7');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please give 0 (keep) or 30 to 3650 days.')).toBeVisible();
  const days =
    (await page.getByLabel('Applications', { exact: true }).inputValue()) === '365' ? '366' : '365';
  await messages.fill('365');
  await page.getByLabel('Applications', { exact: true }).fill(days);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The settings are saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Applications', { exact: true })).toHaveValue(days);
});
