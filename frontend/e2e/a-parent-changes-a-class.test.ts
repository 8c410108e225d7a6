import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from 'playwright/test';
import { findViolations } from './site/find-violations';
import { readMail } from './site/outbox';
import { wakePage } from './site/wake-page';
import { watchPage } from './site/watch-page';

test.use({ timezoneId: 'Europe/London' });

const newAddress = () => `own-${randomUUID().slice(0, 8)}@home.example`;

const isMove = /^Move to /;

/** Books a class as a parent does, and returns what the button of the mail leads to. */
async function book(page: Page, request: Parameters<typeof readMail>[0], email: string): Promise<string> {
  await page.goto('/book-free-class');
  await wakePage(page);
  await page.getByLabel('Student name', { exact: true }).fill('Meera Raman');
  await page.getByRole('radio', { name: 'Coding' }).check();
  await page.getByLabel('Age', { exact: true }).fill('9');
  await page.getByLabel('Parent email', { exact: true }).fill(email);
  const times = page.getByRole('group', { name: 'When suits you?' });
  for (const _ of [1, 2]) await times.getByRole('button', { name: 'Week after' }).click();
  await times.getByRole('radiogroup').last().getByRole('radio').last().check();
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByRole('heading', { name: 'Your class is booked' })).toBeVisible();
  const { html } = await readMail(request, email, /Your free coding class/);
  const [, path = ''] = /href="[^"]*(\/booking#[^"]+)"/.exec(html) ?? [];
  expect(path).not.toBe('');
  return path;
}

for (const { name, viewport } of [
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
]) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('a parent changes the time, cancels, undoes it, and finds the door', async ({ page, request }) => {
      const { faults, strangers } = watchPage(page);
      const email = newAddress();
      const path = await book(page, request, email);
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText('Meera’s free class');
      await expect(page.getByText('Coding, age 9')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);

      await page.getByRole('button', { name: 'Change the time' }).click();
      await expect(page.getByRole('heading', { name: 'Choose another time' })).toBeFocused();
      const times = page.getByRole('group', { name: 'When suits you?' });
      await times.getByRole('button', { name: 'Week after' }).click();
      await times.getByRole('radiogroup').first().getByRole('radio').first().check();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: isMove }).click();
      await expect(page.getByText('Your class has a new time.')).toBeVisible();
      await expect(title).toBeFocused();
      await readMail(request, email, /^New time for your free coding class/);
      await expect(page.getByText(/two times more\.$/)).toBeVisible();

      await page.getByRole('button', { name: 'Cancel the class' }).click();
      const dialog = page.getByRole('dialog', { name: /^Cancel the class on / });
      await dialog.getByRole('button', { name: 'My child is ill' }).click();
      expect(await findViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Cancel the class' }).click();
      await expect(title).toHaveText('Meera’s free class is cancelled');
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Your class is booked again.')).toBeVisible();

      await page.getByRole('link', { name: 'Test your sound' }).click();
      await expect(page.getByRole('heading', { name: 'The door opens in' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Join the class' })).toBeDisabled();
      await page.getByRole('button', { name: 'Play' }).click();
      await page.getByRole('button', { name: 'Yes', exact: true }).click();
      await expect(page.getByText('Good.')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      expect(faults.filter((fault) => !fault.includes('status of 429'))).toEqual([]);
      expect(strangers).toEqual([]);
    });
  });
}

test('a program that opens the link and runs its scripts changes nothing', async ({ page, request }) => {
  const path = await book(page, request, newAddress());
  const sent: string[] = [];
  page.on('request', (each) => {
    if (each.method() !== 'GET') sent.push(new URL(each.url()).pathname);
  });
  for (const link of [path, path.replace('/booking#', '/booking?t=')]) {
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Cancel the class' }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/booking\/?#/);
  }
  expect(new Set(sent)).toEqual(new Set(['/api/classes/booking']));
});

test('a link that opens nothing says so, with the ways to reach us', async ({ page }) => {
  for (const path of ['/booking', '/booking#x', '/join#x']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This link no longer works.' })).toBeVisible();
    await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  }
});

test.describe('with a camera and a microphone', () => {
  test.use({
    permissions: ['camera', 'microphone'],
    launchOptions: { args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] },
  });

  test('a family tries them before the class', async ({ page, request }) => {
    const path = await book(page, request, newAddress());
    await page.goto(path);
    await page.getByRole('link', { name: 'Test your sound' }).click();
    await page.getByRole('button', { name: 'Try camera and microphone' }).click();
    await expect(page.getByText('Say “lantern”. The bars should move.')).toBeVisible();
  });
});
