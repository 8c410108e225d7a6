import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from 'playwright/test';
import { coversInView, coversOn } from './site/covers';
import { pages } from './site/pages';
import { logIn, registeredParent } from './site/parents';
import { wakePage } from './site/wake-page';

test.use({ viewport: { width: 390, height: 844 } });

const forms = [
  { path: '/book-free-class', submit: 'Book a Free Class', says: 'Form Validation Error' },
  { path: '/free-modal', submit: 'Book a Free Class', says: 'Missing Information' },
  { path: '/connect', submit: 'Send message', says: 'Please check the marked fields.' },
  { path: '/instructor', submit: 'Apply', says: 'Validation Error' },
  { path: '/login', submit: 'Log in', says: 'Please check the marked fields.' },
  { path: '/register', submit: 'Create account', says: 'Please check the marked fields.' },
  { path: '/forgot-password', submit: 'Send code', says: 'Please check the marked fields.' },
] as const;

const toast = (page: Page) => page.locator('.toast');

test('nothing that floats ever lies over a link, a button or a field', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of pages.filter((one) => !/^\/course\/\d/.test(one))) {
    await page.goto(path);
    await wakePage(page);
    expect.soft(await coversOn(page), path).toEqual([]);
  }
});

test('every main button is large enough for a thumb', async ({ page }) => {
  for (const path of [
    '/',
    '/courses/coding',
    '/course/kickstart',
    '/book-free-class',
    '/connect',
    '/login',
  ]) {
    await page.goto(path);
    await wakePage(page);
    const small = await page
      .locator('main .btn')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.checkVisibility() && button.getBoundingClientRect().height < 44)
          .map(({ textContent }) => textContent),
      );
    expect.soft(small, path).toEqual([]);
  }
});

test('every link of the footer is as tall as a thumb', async ({ page }) => {
  await page.goto('/faq');
  await wakePage(page);
  const small = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility() && link.getBoundingClientRect().height < 44)
        .map(({ textContent }) => textContent),
    );
  expect(small).toEqual([]);
});

test('a link that leaves the site has an arrow, and one that is an icon has none', async ({ page }) => {
  await page.goto('/contact');
  const signOf = (link: ReturnType<Page['locator']>) =>
    link.evaluate((element) => getComputedStyle(element, '::after').content);
  const links = page.getByRole('main').getByRole('link', { name: '(another website)' });
  expect(await links.count()).toBeGreaterThan(1);
  for (const link of await links.all()) expect(await signOf(link)).toContain('\u2197');
  for (const link of await page.getByRole('contentinfo').getByRole('link', { name: '(another' }).all())
    expect(await signOf(link)).toBe('none');
  await expect(page.getByRole('main').getByRole('link', { name: 'send a message' })).toBeVisible();
  expect(await signOf(page.getByRole('main').getByRole('link', { name: 'send a message' }))).toBe('none');
});

for (const { path, submit, says } of forms) {
  test(`what is wrong at ${path} is said in the form, and covers nothing`, async ({ page }) => {
    await page.goto(path);
    await wakePage(page);
    const form = page.locator('form').last();
    await form.getByRole('button', { name: submit }).click();
    await expect(form.getByRole('alert')).toContainText(says);
    await expect(toast(page)).toHaveCount(0);
    expect(await coversInView(page)).toEqual([]);
    for (const link of await form.getByRole('alert').getByRole('link').all()) {
      await link.click();
      await expect(form.locator(':focus')).toBeInViewport();
      expect(await coversInView(page)).toEqual([]);
    }
  });
}

test('the thanks for a free class stand where the form was, with nothing over them', async ({ page }) => {
  await page.goto('/free-modal');
  const dialog = page.getByRole('dialog', { name: 'Book a free class' });
  await dialog.getByLabel('Student name').fill('Meera Raman');
  await dialog.getByRole('radio', { name: 'Math' }).check();
  await dialog.getByLabel('Grade', { exact: true }).fill('4');
  await dialog.getByLabel('Parent email').fill(`meera-${randomUUID().slice(0, 8)}@home.example`);
  await dialog.getByLabel('Phone', { exact: true }).fill('9800000000');
  await dialog.getByRole('button', { name: 'Book a Free Class' }).click();
  await expect(dialog.getByRole('heading', { name: 'Application Submitted' })).toBeFocused();
  await expect(dialog.getByText('Request received!')).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
  expect(await coversInView(page)).toEqual([]);
  // A reader who points at it keeps it open, and can close it.
  await dialog.getByRole('heading', { name: 'Application Submitted' }).hover();
  await page.waitForTimeout(6000);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page).toHaveURL('/');
});

test('a toast takes the row of the header', async ({ page, request }) => {
  await logIn(page, await registeredParent(request));
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page)).toBeVisible();
  const box = await toast(page).boundingBox();
  const header = await page.locator('.hdr').boundingBox();
  expect([box?.x, box?.y, box?.width]).toEqual([0, 0, 390]);
  expect(box?.height).toBeLessThanOrEqual((header?.height ?? 0) + 1);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(page)).toHaveCount(0);
});

test('a mistyped address is pointed out, and one press mends it', async ({ page }) => {
  for (const path of [
    '/connect',
    '/instructor',
    '/book-free-class',
    '/login',
    '/register',
    '/forgot-password',
  ]) {
    await page.goto(path);
    await wakePage(page);
    const field = page.locator('form').getByLabel(/^(Parent email|Email)$/);
    await field.fill('');
    await field.pressSequentially('priya@gmial.com');
    await page.getByRole('button', { name: 'priya@gmail.com' }).click();
    await expect(field).toHaveValue('priya@gmail.com');
    await expect(field).toBeFocused();
    await expect(page.getByText('Did you mean')).toHaveCount(0);
  }
});
