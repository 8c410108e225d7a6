import { expect, type Page, test } from 'playwright/test';
import { authorize, fillInLogin, logIn, openEntry, openHome } from './site/admin';
import { isTold, openLead } from './site/desk';
import { askForClass, newLead } from './site/leads';

const list = '/content-manager/collection-types/api::faq-group.faq-group';

const reason = (page: Page) => page.getByText('Your session has ended. Log in to go on where you were');
const title = (page: Page) => page.getByRole('textbox', { name: /^Title/ });
const unsaved = (page: Page) => page.getByRole('heading', { name: 'You had unsaved changes' });

/** What is kept in this tab of what was typed. */
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('typed.')).length);

test('an entry: the login says why it appears, and what was typed is brought back', async ({ page }) => {
  await logIn(page, 'marketing');
  const as = await authorize(page);
  await page.request.post(list, { ...as, data: { title: 'After a session', order: 990 } });
  await openEntry(page, 'FAQ group', 'After a session');
  await title(page).fill('Half a sentence');

  const entry = new URL(page.url()).pathname;
  await page.context().clearCookies();
  // The keys for Save; the admin may find out by itself before they are pressed.
  await page.keyboard.press('Control+Enter');
  const ended = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await expect(ended.getByText('What you typed is kept')).toBeVisible();
  // What is behind the dialog is hidden from assistive technology, so this finds messages by their text.
  expect(
    await page.getByText('Your session has ended. Log in again; what you typed is kept.').count(),
  ).toBeLessThanOrEqual(1);
  await ended.getByRole('button', { name: 'Log in' }).click();
  await expect(reason(page)).toBeVisible();

  await fillInLogin(page, 'marketing');
  await expect(unsaved(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(entry);
  await expect(page.getByText('Not saved: Title.')).toBeVisible();
  await expect(title(page)).toHaveValue('After a session');
  await page.getByRole('button', { name: 'Bring them back' }).click();
  await expect(title(page)).toHaveValue('Half a sentence');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Half a sentence' })).toBeVisible();
  await expect.poll(() => kept(page)).toBe(0);

  await title(page).fill('Not wanted');
  await page.goto(entry);
  await expect(unsaved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect(unsaved(page)).toBeHidden();
  await expect(title(page)).toHaveValue('Half a sentence');
  expect(await kept(page)).toBe(0);
  expect((await page.request.delete(entry.replace('/admin', ''), await authorize(page))).ok()).toBe(true);
});

test('a new entry: what was typed is there until it is created', async ({ page }) => {
  await logIn(page, 'marketing');
  await page.goto('/admin/content-manager/collection-types/api::faq-group.faq-group/create');
  await title(page).fill('A new group');
  await page.goto(page.url());
  await page.getByRole('button', { name: 'Bring them back' }).click();
  await expect(title(page)).toHaveValue('A new group');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A new group' })).toBeVisible();
  await expect.poll(() => kept(page)).toBe(0);
  const entry = new URL(page.url()).pathname.replace('/admin', '');
  expect((await page.request.delete(entry, await authorize(page))).ok()).toBe(true);
});

test('the desk: the note and the class are there again, and only for the same person', async ({
  page,
  request,
}) => {
  const lead = newLead('Sana');
  await askForClass(request, lead);
  await logIn(page, 'admissions');
  await openLead(page, lead.phone, lead.name);
  await page.getByLabel('New note').fill('Half a thought');
  await page.getByRole('button', { name: 'Another time' }).click();
  await page.getByLabel('Message to the parent (optional)').fill('We look forward to it.');

  const item = new URL(page.url()).pathname;
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Add the note' }).click();
  await isTold(page, 'Your session has ended. Log in again; what you typed is kept.');
  await expect(page.getByRole('link', { name: 'Log in again' })).toHaveAttribute('href', /auth\/login/);
  await page.reload();
  await fillInLogin(page, 'admissions');
  await expect(page.getByLabel('New note')).toHaveValue('Half a thought');
  expect(new URL(page.url()).pathname).toBe(item);
  await expect(page.getByText('You had unsaved changes. They are filled in again.')).toBeVisible();
  await expect(page.getByLabel('Message to the parent (optional)')).toHaveValue('We look forward to it.');
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect(page.getByLabel('Message to the parent (optional)')).toHaveValue('');

  await page.context().clearCookies();
  await logIn(page, 'finance');
  await openHome(page);
  await expect.poll(() => kept(page)).toBe(0);
});

test('settings: what was typed is there again, and goes when somebody logs out', async ({ page }) => {
  await logIn(page, 'finance');
  await page.goto('/admin/plugins/payments/settings');
  await page.getByLabel('GSTIN').fill('Half a number');
  await page.reload();
  await expect(page.getByLabel('GSTIN')).toHaveValue('Half a number');
  await page.goto('/admin/plugins/payments');
  expect(await kept(page)).toBe(1);
  await page.context().route('**/admin/logout', (route) => route.fulfill({ json: { data: {} } }));
  await page.getByRole('button', { name: /Finance/ }).click();
  await page.getByRole('menuitem', { name: /log ?out/i }).click();
  await expect(page.getByLabel('Password').first()).toBeVisible();
  await expect(reason(page)).toBeHidden();
  expect(await kept(page)).toBe(0);
});
