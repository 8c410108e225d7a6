import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext, type Locator, type Page } from 'playwright/test';
import { siteUrl } from './env';
import { findViolations } from './site/find-violations';
import { readMail } from './site/outbox';
import { wakePage } from './site/wake-page';
import { watchPage } from './site/watch-page';

// These visitors have not been on the site before.
test.use({ storageState: { cookies: [], origins: [] } });

const call = '**/api/auth/students';

const sizes = [
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
];

/** The address of a parent we do not know. */
const newAddress = () => `meera-${randomUUID().slice(0, 8)}@home.example`;

const fieldsIn = (place: Page | Locator) => ({
  name: place.getByLabel('Student name', { exact: true }),
  math: place.getByRole('group', { name: 'Course' }).getByRole('radio', { name: 'Math' }),
  coding: place.getByRole('group', { name: 'Course' }).getByRole('radio', { name: 'Coding' }),
  grade: place.getByLabel('Grade', { exact: true }),
  age: place.getByLabel('Age', { exact: true }),
  email: place.getByLabel('Parent email', { exact: true }),
  code: place.getByLabel('Country code', { exact: true }),
  phone: place.getByLabel('Phone', { exact: true }),
  notes: place.getByLabel('Notes', { exact: true }),
  submit: place.getByRole('button', { name: /^(Book a Free Class|Submitting\.\.\.)$/ }),
});

async function fillIn(place: Page | Locator, email: string): Promise<void> {
  const { name, math, grade, email: address, phone } = fieldsIn(place);
  await name.fill('Meera Raman');
  await math.check();
  await grade.fill('4');
  await address.fill(email);
  await phone.fill('9800000000');
}

async function openPage(page: Page): Promise<void> {
  await page.goto('/book-free-class');
  await wakePage(page);
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Book a free class' });
const popupOf = (page: Page) => page.getByRole('dialog', { name: /Try a class first/ });

/** Counts the mails that the address got about its request. */
async function countMails(request: APIRequestContext, to: string): Promise<number> {
  const answer = await request.get(`${siteUrl}/_outbox.json`);
  const mails = (await answer.json()) as { to: string }[];
  return mails.filter((mail) => mail.to === to).length;
}

for (const { name, viewport } of sizes) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('the page takes a request without a phone, says so, and is empty again', async ({
      page,
      request,
    }) => {
      const { faults, strangers } = watchPage(page);
      const email = newAddress();
      await openPage(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a free class');
      expect(await findViolations(page)).toEqual([]);
      const steps = page.getByRole('complementary', { name: 'What happens next' });
      await expect(steps).toBeVisible();
      await fillIn(page, email);
      await fieldsIn(page).phone.fill('');
      await fieldsIn(page).submit.click();
      await expect(page.getByRole('heading', { name: 'Application Submitted' })).toBeFocused();
      await expect(page.getByText('Request received!')).toBeVisible();
      await expect(
        page.getByText("Thanks Meera Raman, we'll contact you to schedule your free math class."),
      ).toBeVisible();
      await expect(steps).toBeHidden();
      expect(await findViolations(page)).toEqual([]);
      await expect(fieldsIn(page).name).toHaveValue('');
      await expect(steps).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Application Submitted' })).toHaveCount(0);
      const mail = await readMail(request, email, /./);
      expect(mail.text).toContain('Meera Raman');
      expect(faults).toEqual([]);
      expect(strangers).toEqual([]);
    });

    test('an empty page says what is wrong with it, and can be fixed', async ({ page }) => {
      await openPage(page);
      const { name, email, submit } = fieldsIn(page);
      await submit.click();
      await expect(page.getByText('Form Validation Error')).toBeVisible();
      for (const sentence of [
        'Full name is required.',
        'Course selection is required.',
        'A valid email address is required.',
      ])
        await expect(page.getByText(sentence)).toBeVisible();
      await expect(name).toBeFocused();
      await expect(submit).toBeDisabled();
      expect(await findViolations(page)).toEqual([]);
      await fillIn(page, newAddress());
      await expect(submit).toBeEnabled();
      await email.fill('priya.raman@');
      await expect(submit).toBeDisabled();
    });

    test('/free-modal is home with the form open, and leads home', async ({ page, request }) => {
      const email = newAddress();
      await page.goto('/free-modal');
      const dialog = dialogOf(page);
      await expect(fieldsIn(dialog).name).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await fieldsIn(dialog).submit.click();
      await expect(dialog.getByText('Missing Information')).toBeVisible();
      await expect(dialog.getByText('Please fill in all required fields.')).toBeVisible();
      await expect(dialog.getByText('Phone number is required.')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await fillIn(dialog, email);
      await fieldsIn(dialog).submit.click();
      await expect(dialog.getByRole('heading', { name: 'Application Submitted' })).toBeFocused();
      await expect(dialog.getByText('Request received!')).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/');
      await readMail(request, email, /./);
    });

    test('the invitation comes after seven seconds, once, and leads to the form', async ({ page }) => {
      await page.goto('/');
      await expect(popupOf(page)).toBeHidden();
      await expect(popupOf(page)).toBeVisible({ timeout: 15_000 });
      expect(await page.evaluate(() => localStorage.getItem('freeClassShown'))).not.toBeNull();
      expect(await findViolations(page)).toEqual([]);
      // Some of the page is seen around it, on a phone too.
      expect(await popupOf(page).evaluate((popup) => popup.clientHeight < innerHeight * 0.95)).toBe(true);
      await popupOf(page).getByRole('button', { name: 'Book a Free Class' }).click();
      await expect(popupOf(page)).toBeHidden();
      await expect(fieldsIn(dialogOf(page)).name).toBeVisible();
      await fieldsIn(dialogOf(page)).name.fill('Meera');
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
      await expect(page).toHaveURL('/');
      expect(await page.evaluate(() => sessionStorage.getItem('draft.free-class'))).toContain('Meera');
    });
  });
}

test('a lost connection costs nothing: the same request, sent again, is one', async ({ page, request }) => {
  const email = newAddress();
  const keys: (string | undefined)[] = [];
  let isLost = true;
  await page.route(call, async (route) => {
    keys.push((await route.request().allHeaders())['idempotency-key']);
    // The first request arrives, but its reply is lost on the way back.
    const answer = await route.fetch();
    if (isLost) await route.abort('connectionfailed');
    else await route.fulfill({ response: answer });
  });
  await openPage(page);
  await fillIn(page, email);
  await fieldsIn(page).submit.click();
  await expect(page.getByText('Unable to connect to the server. Please try again later.')).toBeVisible();
  isLost = false;
  await page.reload();
  await wakePage(page);
  await expect(fieldsIn(page).name).toHaveValue('Meera Raman');
  await expect(fieldsIn(page).math).toBeChecked();
  await expect(fieldsIn(page).grade).toHaveValue('4');
  await expect(fieldsIn(page).phone).toHaveValue('9800000000');
  await fieldsIn(page).submit.click();
  await expect(page.getByRole('heading', { name: 'Application Submitted' })).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0]]);
  await readMail(request, email, /./);
  // A second lead would send its mails with the outbox's next round.
  await page.waitForTimeout(4000);
  expect(await countMails(request, email)).toBe(1);
});

test('what the server says is shown, and nothing typed is lost', async ({ page }) => {
  await openPage(page);
  await fillIn(page, newAddress());
  await page.route(call, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await fieldsIn(page).submit.click();
  await expect(page.getByText('Submission Error')).toBeVisible();
  await expect(page.getByText('Server responded with status 502')).toBeVisible();
  await page.unroute(call);
  const message = 'Please try again in 5 minutes.';
  await page.route(call, (route) => route.fulfill({ status: 429, json: { success: false, message } }));
  await fieldsIn(page).submit.click();
  await expect(page.getByText('Submission Failed')).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await expect(fieldsIn(page).name).toHaveValue('Meera Raman');
});

test('the course decides between grade and age, and nothing around them moves', async ({ page }) => {
  await openPage(page);
  const { math, coding, grade, age, email } = fieldsIn(page);
  const place = () => email.boundingBox();
  const before = await place();
  await math.check();
  await grade.fill('11');
  expect(await place()).toEqual(before);
  await coding.check();
  await expect(grade).toHaveCount(0);
  // Not yet the age of a child that we teach: with that, the times come.
  await age.fill('4');
  expect(await place()).toEqual(before);
});

test('a country is found by its name and by its code, with only the keyboard', async ({ page }) => {
  await openPage(page);
  const { code, phone } = fieldsIn(page);
  await expect(code).toHaveValue(/^\+\d+$/);
  await code.focus();
  await code.fill('united k');
  await expect(page.getByRole('option', { name: 'United Kingdom +44' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await code.press('Enter');
  await expect(code).toHaveValue('+44');
  await code.fill('+353');
  await code.press('Enter');
  await expect(code).toHaveValue('+353');
  await phone.fill('98ab00-0');
  await expect(phone).toHaveValue('98000');
  await phone.fill('+44 7911 123456');
  await expect(code).toHaveValue('+44');
  await expect(phone).toHaveValue('7911123456');
});

test('the invitation waits while another dialog is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await wakePage(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.waitForTimeout(8500);
  await expect(popupOf(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(popupOf(page)).toBeVisible();
  await popupOf(page).getByRole('button', { name: 'Not now' }).click();
  await expect(popupOf(page)).toBeHidden();
  await page.reload();
  await page.waitForTimeout(8500);
  await expect(popupOf(page)).toBeHidden();
});

test('the home page loads nothing of the form until the invitation opens', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await page.goto('/');
  await wakePage(page);
  const before = scripts.length;
  await expect(popupOf(page)).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test('at 320 px everything has its place', async ({ page }) => {
  for (const path of ['/book-free-class', '/free-modal']) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByLabel('Student name', { exact: true })).toBeVisible();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    // Behind a dialog the page keeps room for its scroll bar.
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.getByLabel('Country code', { exact: true }).click();
    const list = await page.getByRole('listbox').boundingBox();
    expect((list?.x ?? -1) >= 0 && (list?.x ?? 0) + (list?.width ?? 999) <= 320).toBe(true);
    expect(await overflow()).toBeLessThanOrEqual(0);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/book-free-class', '/free-modal']) {
    test(`${path} says how else to reach us`, async ({ page }) => {
      await page.goto(path);
      const ways = page.getByRole('main').getByText(/This form needs JavaScript. You can book/);
      await expect(ways).toBeVisible();
      await expect(ways.getByRole('link')).toHaveCount(2);
    });
  }
});
