import { expect, type Page } from 'playwright/test';
import { siteUrl } from './env';
import { readCode, readMail } from './site/outbox';
import { fillLogin, logIn, logInElsewhere, newParent, registeredParent } from './site/parents';
import { test } from './site/test';
import { wakePage } from './site/wake-page';
import { watchPage } from './site/watch-page';

/** The header shows the parent's first name. */
const accountLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Asha' });

test('from registering to closing, the whole life of an account', async ({ page, request }) => {
  test.slow();
  const parent = newParent();
  const { faults, strangers } = watchPage(page);

  await test.step('registers and verifies the address', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Get Started' }).first().click();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL(/\/register/);
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
    await page.getByLabel('Name').fill(parent.name);
    await page.getByLabel('Email').fill(parent.email.toUpperCase());
    await page.getByLabel('Password', { exact: true }).fill(parent.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/verify-otp/);
    await expect(page.getByLabel('Email')).toHaveValue(parent.email);
    const code = await readCode(request, parent.email);
    await page.getByLabel('OTP').fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('Your email is verified. You can log in now.')).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  });

  await test.step('logs in and is known by name', async () => {
    await fillLogin(page, parent);
    await expect(page.getByText('Login successful')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(accountLink(page)).toHaveAttribute('href', '/profile');
    await accountLink(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hello, Asha' })).toBeVisible();
    await expect(page.getByText(parent.email)).toBeVisible();
    await page.getByRole('tab', { name: 'Devices' }).click();
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
  });

  await test.step('changes the password in two steps', async () => {
    await page.getByRole('tab', { name: 'Home' }).click();
    await page.getByRole('link', { name: 'Change password' }).click();
    await expect(page.getByText('Step 1 of 2')).toBeVisible();
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('Step 2 of 2')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Step 2 of 2')).toBeVisible();
    await page.getByLabel('OTP').fill(await readCode(request, parent.email, /change your password$/));
    parent.password = `${parent.password}-new`;
    await page.getByLabel('New password').fill(parent.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password has been changed.').first()).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    await readMail(request, parent.email, /password was changed$/);
    await fillLogin(page, parent);
    await expect(page).toHaveURL('/');
  });

  await test.step('takes the data along and closes the account', async () => {
    await accountLink(page).click();
    await page.getByRole('tab', { name: 'Your data' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await saving).suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/);
    await page.getByRole('button', { name: 'Close account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Close account' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(parent.password);
    const final = dialog.getByRole('button', { name: 'Close account for good' });
    await expect(final).toHaveCSS('background-color', 'rgb(179, 38, 30)');
    // On a low screen the text scrolls below the heading, and not under the button that closes.
    await page.setViewportSize({ width: 1280, height: 360 });
    await final.scrollIntoViewIfNeeded();
    await expect(dialog.getByRole('heading', { name: 'Close your account?' })).toBeInViewport();
    await final.click();
    await expect(page.getByText('Your account is closed.')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
    await readMail(request, parent.email, /account is closed$/);
  });

  expect(strangers).toEqual([]);
  expect(faults).toEqual([]);

  await test.step('cannot log in any more', async () => {
    await page.goto('/login');
    await fillLogin(page, parent);
    await expect(
      page.locator('form').getByRole('alert').getByText('Email or Password is incorrect'),
    ).toBeVisible();
  });
});

test('a forgotten password is reset, and other devices are logged out', async ({ page, request }) => {
  const parent = await registeredParent(request);
  const token = await logInElsewhere(request, parent);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(parent.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL(/\/reset-password/);
  await expect(page.getByLabel('Email')).toHaveValue(parent.email);
  await page.reload();
  await page.getByLabel('OTP').fill(await readCode(request, parent.email, /reset your password$/));
  await page.getByLabel('New password').fill('a better lantern 7');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your password has been reset. You can log in now.')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  const stolen = await request.get(`${siteUrl}/api/auth/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(stolen.status()).toBe(401);
  await fillLogin(page, { ...parent, password: 'a better lantern 7' });
  await expect(page).toHaveURL('/');
});

test('an unknown address is answered as a known one is', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(newParent().email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('If this email has an account, a code is on its way to it.')).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password/);
});

test('a parent who asks for a second code at once sees how long to wait', async ({ page }) => {
  const parent = newParent();
  const register = async (name: string) => {
    await page.goto('/register');
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Email').fill(parent.email);
    await page.getByLabel('Password', { exact: true }).fill('another lantern 9');
    await page.getByRole('button', { name: 'Create account' }).click();
  };
  await register('Asha Rao');
  await expect(page).toHaveURL(/\/verify-otp/);
  await register('Somebody Else');
  await expect(
    page
      .locator('form')
      .getByRole('alert')
      .getByText(/^Too many attempts\. Please try again in/),
  ).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Somebody Else');
});

test('the right password of an unverified account leads to the code', async ({ page, request }) => {
  const { name: username, email, password } = newParent();
  await request.post(`${siteUrl}/api/auth/register`, { data: { username, email, password } });
  await page.goto('/login?redirectTo=/profile');
  await fillLogin(page, { email, password });
  await expect(page).toHaveURL(/\/verify-otp/);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('OTP').fill(await readCode(request, email, /^\d{6} /, /tried to log in/));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, { email, password });
  await expect(page).toHaveURL('/profile');
});

test('a wrong code is refused in words, at its field', async ({ page, request }) => {
  const { name: username, email, password } = newParent();
  await request.post(`${siteUrl}/api/auth/register`, { data: { username, email, password } });
  await page.goto('/login');
  await fillLogin(page, { email, password });
  const right = await readCode(request, email);
  await page.getByLabel('OTP').fill(right === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByLabel('OTP')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Invalid OTP, please try again.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/verify-otp/);
});

test('a session that was ended elsewhere signs the page out and keeps the place', async ({
  page,
  request,
}) => {
  const parent = await registeredParent(request);
  await logIn(page, parent);
  const token = await logInElsewhere(request, parent);
  await request.delete(`${siteUrl}/api/auth/sessions`, { headers: { authorization: `Bearer ${token}` } });
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fprofile/);
  await fillLogin(page, parent);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Asha' })).toBeVisible();
});

test('logging out in one tab is seen in the other', async ({ page, context, request }) => {
  const parent = await registeredParent(request);
  await logIn(page, parent);
  const other = await context.newPage();
  await other.goto('/');
  await wakePage(other);
  await expect(accountLink(other)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  await expect(other.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
});

test('the chosen plan is still chosen after making an account and logging in', async ({ page, request }) => {
  const parent = newParent();
  await page.goto('/');
  await wakePage(page);
  await page.getByRole('link', { name: 'Continue with Coding Yearly' }).click();
  await expect(page).toHaveURL('/login?redirectTo=%2FCheckout');
  await page.reload();
  const chosen = page.getByRole('region', { name: 'The plan you chose' });
  await expect(chosen).toContainText('Coding Yearly');
  await expect(page.getByRole('tab', { name: 'Create an account' })).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Name').fill(parent.name);
  await page.getByLabel('Email').fill(parent.email);
  await page.getByLabel('Password', { exact: true }).fill(parent.password);
  await page.getByRole('button', { name: 'Create account and continue' }).click();
  await page.getByLabel('OTP').fill(await readCode(request, parent.email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/login?redirectTo=%2FCheckout');
  await expect(chosen).toContainText('Coding Yearly');
  await expect(page.getByLabel('Email')).toHaveValue(parent.email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(parent.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout/i);
});

test('the login on the way to the address of a checkout shows what it sells', async ({ page, request }) => {
  const parent = await registeredParent(request);
  await page.route('**/api/geo', (route) => route.fulfill({ json: { country_code: 'GB' } }));
  await page.goto('/checkout/kickstart');
  await expect(page).toHaveURL('/login?redirectTo=%2Fcheckout%2Fkickstart');
  const chosen = page.getByRole('region', { name: 'The plan you chose' });
  await expect(chosen).toContainText('Kickstart (Coding Monthly)£190');
  await page.getByRole('tab', { name: 'Log in' }).click();
  await fillLogin(page, parent);
  await expect(page).toHaveURL('/checkout/kickstart');
});

test('nobody is led to another site', async ({ page, request }) => {
  const parent = await registeredParent(request);
  for (const trick of ['//evil.example', 'https://evil.example', '/%5Cevil.example', '/\\evil.example']) {
    await page.goto(`/login?redirectTo=${encodeURIComponent(trick)}`);
    await fillLogin(page, parent);
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  }
});

test('a parent gets in while strangers try passwords: on a known device, and by the mail on a new one', async ({
  page,
  request,
  openElsewhere,
  playwright,
}) => {
  const parent = await registeredParent(request);
  await logIn(page, parent);
  await page.getByRole('button', { name: 'Logout' }).first().click();
  const { email } = parent;
  const stranger = await playwright.request.newContext();
  for (let count = 0; count < 11; count += 1) {
    const data = { email, password: `a guess ${String(count)}` };
    await stranger.post(`${siteUrl}/api/auth/login`, { data });
  }
  await stranger.dispose();

  const laptop = await openElsewhere();
  await laptop.goto('/login');
  await wakePage(laptop);
  await fillLogin(laptop, parent);
  const alert = laptop.locator('form').getByRole('alert');
  await expect(alert.getByText(/The owner of the account gets a link by email/)).toBeVisible();

  const { text } = await readMail(request, email, /^Someone tried to log in/);
  const link = /\/login#\S+/.exec(text)?.[0] ?? '';
  await laptop.goto('/');
  await laptop.goto(link);
  await expect(laptop.getByText('This device is known now. You can log in.')).toBeVisible();
  await expect(laptop).toHaveURL('/login');
  await expect(laptop.getByLabel('Email')).toHaveValue(email);
  await fillLogin(laptop, parent);
  await expect(laptop).toHaveURL('/');

  await logIn(page, parent);
});
