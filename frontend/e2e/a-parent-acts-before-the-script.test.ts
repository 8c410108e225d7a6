import { expect, test, type Page } from 'playwright/test';
import { holdScript } from './site/hold-script';
import { newParent } from './site/parents';
import { resumeFile } from './site/resume';
import { waitForScript } from './site/wake-page';

/** Our own scripts never arrive. Whatever the browser does without them must still work. */
test.beforeEach(async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
});

test('menus, drawer and dialogs work before any script has come', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/courses/coding');
  await page.getByRole('button', { name: 'Open menu' }).click();
  // The looks of dialogs come with the script. Without it they are plain, but there.
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCSS('opacity', '1');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /Read More/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
});

test('a dialog opened before the application has come is seen in its looks only', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letCome = await openWithoutApplication(page, '/courses/coding');
  await page
    .getByRole('button', { name: /Read More/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCSS('opacity', '1');
  await expect(dialog).toHaveCSS('border-top-left-radius', '22px');
  letCome();
});

test('a menu opened before any script has come lies over the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/faq');
  const header = page.locator('header.hdr');
  const before = await header.boundingBox();
  await header.locator('.nav summary', { hasText: 'Courses' }).click();
  const list = header.locator('details[open] .menu');
  await expect(list).toHaveCSS('opacity', '1');
  await expect(list).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  expect(await header.boundingBox()).toEqual(before);
});

test('a menu opened before the application has come is seen in its looks only', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const letCome = await openWithoutApplication(page, '/faq');
  const header = page.locator('header.hdr');
  await header.locator('.nav summary', { hasText: 'Courses' }).click();
  const list = header.locator('details[open] .menu');
  await expect(list).toHaveCSS('opacity', '1');
  await expect(list).toHaveCSS('border-top-left-radius', '14px');
  letCome();
});

test('Continue is a link that names the plan', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Continue with Coding Monthly' })).toHaveAttribute(
    'href',
    '/checkout/coding-monthly',
  );
});

/**
 * Opens a page for which every script comes except the application. A page with prices in view may ask for it before it is
 * loaded, and is then not loaded before the application has come.
 */
async function openWithoutApplication(page: Page, path: string): Promise<() => void> {
  await page.unroute('**/*.js');
  const { letCome } = await holdScript(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return letCome;
}

for (const [what, width, open, opened] of [
  [
    'the drawer',
    390,
    (page: Page) => page.getByRole('button', { name: 'Open menu' }),
    (page: Page) => page.getByRole('dialog', { name: 'Menu' }),
  ],
  [
    'a menu',
    1440,
    (page: Page) => page.locator('header .nav summary', { hasText: 'Courses' }),
    (page: Page) => page.getByRole('link', { name: /^Math / }),
  ],
] as const) {
  test(`${what} opened before the script has come stays open when it has`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const letCome = await openWithoutApplication(page, '/courses/coding');
    await open(page).click();
    await expect(opened(page)).toBeVisible();
    letCome();
    await waitForScript(page);
    await expect(opened(page)).toBeVisible();
  });
}

test('a tab pressed before the script has come opens when it has', async ({ page }) => {
  const letCome = await openWithoutApplication(page, '/');
  const maths = page.getByRole('tab', { name: 'Maths' });
  await maths.click();
  await expect(maths).toHaveAttribute('aria-selected', 'false');
  letCome();
  await expect(maths).toHaveAttribute('aria-selected', 'true');
});

/** The code of a form never comes, but everything else does. */
async function openWithoutForm(page: Page, path: string): Promise<() => void> {
  await page.unroute('**/*.js');
  await page.goto(path);
  await waitForScript(page);
  let letCome: () => void = () => undefined;
  const comes = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/*.js', async (route) => {
    await comes;
    await route.continue();
  });
  return letCome;
}

test('a form filled in and sent before its code has come is checked when it has', async ({ page }) => {
  const letCome = await openWithoutForm(page, '/connect');
  await page.getByLabel('Name', { exact: true }).fill('Meera Raman');
  await page.getByLabel('Message', { exact: true }).fill('Do you teach on Sundays?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/connect$/);
  letCome();
  await expect(page.getByText('A valid email address is required.')).toHaveCount(2);
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Meera Raman');
});

test('what was chosen and typed before the code of the form has come is there when it has, and after a reload', async ({
  page,
}) => {
  const letCome = await openWithoutForm(page, '/book-free-class');
  await page.getByLabel('Student name', { exact: true }).fill('Asha');
  await page.getByRole('radio', { name: 'Math' }).check();
  letCome();
  await expect(page.getByLabel('Grade', { exact: true })).toBeEnabled();
  const name = page.getByLabel('Student name', { exact: true });
  await expect(name).toHaveValue('Asha');
  await page.reload();
  await expect(name).toHaveValue('Asha');
});

test('an application that was sent before its code has come is sent with its resume when it has', async ({
  page,
}) => {
  const letCome = await openWithoutForm(page, '/instructor');
  await page.getByLabel('Full name').fill('Rahul Deshmukh');
  await page.getByLabel('Email', { exact: true }).fill(newParent().email);
  await page.getByLabel('Mobile number').fill('+91 98000 00000');
  await page.getByLabel('Role', { exact: true }).selectOption('Math Instructor');
  await page.getByLabel('Resume', { exact: true }).setInputFiles(resumeFile());
  await page.getByRole('button', { name: 'Apply' }).click();
  letCome();
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
});
