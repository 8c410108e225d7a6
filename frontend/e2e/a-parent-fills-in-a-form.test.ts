import { expect, test } from 'playwright/test';
import { findViolations } from './site/find-violations';
import { holdScript } from './site/hold-script';
import { overflowOf } from './site/overflow';
import { logIn, newParent, registeredParent } from './site/parents';
import { wakePage } from './site/wake-page';
import { watchPage } from './site/watch-page';

const screens = ['/login', '/register', '/forgot-password'] as const;
const guarded = ['/profile', '/change-password'] as const;

const sizes = [
  { name: 'the narrowest phone', viewport: { width: 320, height: 640 } },
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
];

for (const { name, viewport } of sizes) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    for (const path of screens) {
      test(`${path} is whole, accessible and without faults, with errors too`, async ({ page }) => {
        const { faults, strangers } = watchPage(page);
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(200);
        await wakePage(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page).toHaveTitle(/^.{10,}/);
        expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
        expect(await findViolations(page)).toEqual([]);
        await page.locator('[type="submit"]').click();
        await expect(page.locator('form').getByRole('alert')).toContainText(
          'A valid email address is required.',
        );
        expect(await findViolations(page)).toEqual([]);
        expect(await overflowOf(page)).toBe(0);
        expect(strangers).toEqual([]);
        expect(faults).toEqual([]);
      });
    }
  });
}

test('the pages of who is logged in are accessible too, at every width', async ({ page, request }) => {
  test.slow();
  await logIn(page, await registeredParent(request));
  const { faults } = watchPage(page);
  for (const path of guarded) {
    for (const { viewport } of sizes) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await wakePage(page);
      await expect(page.locator('main [aria-busy="true"], main .MuiSkeleton-root')).toHaveCount(0);
      expect(await findViolations(page), `${path} at ${String(viewport.width)} px`).toEqual([]);
      expect(await overflowOf(page), `${path} at ${String(viewport.width)} px`).toBe(0);
    }
  }
  expect(faults).toEqual([]);
});

for (const path of guarded) {
  test(`${path} asks a visitor to log in`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?redirectTo=${encodeURIComponent(path)}`);
  });
}

test('a code is only asked for where one has been sent', async ({ page }) => {
  await page.goto('/verify-otp');
  await expect(page).toHaveURL(/\/register/);
  await page.goto('/reset-password');
  await expect(page).toHaveURL(/\/forgot-password/);
});

test('the faults are summed up, and the first wrong field has the focus', async ({ page }) => {
  await page.goto('/register');
  await wakePage(page);
  await page.getByLabel('Password', { exact: true }).fill('abc');
  await page.getByRole('button', { name: 'Create account' }).click();
  const summary = page.locator('form').getByRole('alert');
  await expect(summary).toContainText('Full name is required.');
  await expect(summary).toContainText('A valid email address is required.');
  await expect(summary).toContainText('Password must be at least 6 characters.');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await summary.getByRole('link', { name: 'A valid email address is required.' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('asha@home.example');
  await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid', 'true');
});

test('a password can be shown and hidden by key', async ({ page }) => {
  await page.goto('/login');
  await wakePage(page);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('secret lantern');
  const toggle = page.getByRole('button', { name: 'Show password' });
  await expect(password).toHaveAttribute('type', 'password');
  await toggle.press('Enter');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.press(' ');
  await expect(password).toHaveAttribute('type', 'password');
});

test('every field has a label of its own, and none only a placeholder', async ({ page }) => {
  for (const path of [...screens, '/book-free-class', '/connect', '/instructor']) {
    await page.goto(path);
    await wakePage(page);
    await page.locator('form').last().locator('[type="submit"]').focus();
    const unnamed = await page
      .locator('form :is(input:not([type="hidden"], [type="radio"]), select, textarea)')
      .evaluateAll((fields) =>
        fields
          .filter(
            (field): field is HTMLInputElement => field instanceof HTMLElement && field.checkVisibility(),
          )
          .filter(({ labels, ariaLabel }) => !labels?.length && ariaLabel === null)
          .map(({ outerHTML }) => outerHTML),
      );
    expect.soft(unnamed, path).toEqual([]);
  }
});

test('browsers know what the fields are for', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
    'autocomplete',
    'current-password',
  );
  await page.goto('/register');
  await expect(page.getByLabel('Name')).toHaveAttribute('autocomplete', 'name');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'new-password');
});

test('what was typed survives a server that cannot be reached', async ({ page }) => {
  const { email, password } = newParent();
  await page.goto('/login');
  await wakePage(page);
  await page.route('**/api/auth/login', (route) => route.abort());
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.locator('form').getByRole('alert')).toContainText('Invalid credentials or server error.');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
});

test('what was typed before the script came is kept, and does not appear in the address bar', async ({
  page,
}) => {
  const { email, password } = newParent();
  const { untilAsked, letCome } = await holdScript(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await untilAsked();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  letCome();
  await wakePage(page);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  expect(page.url()).not.toContain(password);
});
