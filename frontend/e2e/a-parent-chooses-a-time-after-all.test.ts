import { randomUUID } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { findViolations } from './site/find-violations';
import { readMail } from './site/outbox';
import { wakePage } from './site/wake-page';

test.use({ viewport: { width: 390, height: 844 }, timezoneId: 'Europe/London' });

test('a parent who asked to be called reads by when, and chooses a time after all', async ({
  page,
  request,
}) => {
  const email = `after-${randomUUID().slice(0, 8)}@home.example`;
  await page.goto('/book-free-class');
  await wakePage(page);
  await page.getByLabel('Student name').fill('Meera Raman');
  await page.getByRole('radio', { name: 'Coding' }).check({ force: true });
  await page.getByLabel('Age', { exact: true }).fill('9');
  await page.getByLabel('Parent email').fill(email);
  const times = page.getByRole('group', { name: 'When suits you?' });
  await times.getByRole('radio', { name: 'I’d rather be called' }).check({ force: true });
  await page.locator('form').getByRole('button', { name: 'Book a Free Class' }).click();
  await expect(page.getByRole('heading', { name: 'Application Submitted' })).toBeFocused();
  // A parent who points at it keeps it open.
  const after = page.getByRole('button', { name: 'Choose a time after all' });
  await after.hover();
  await expect(
    page.getByText(/^By \S+, \d+ \S+, \d\d:\d\d in London\. A copy is in your email\.$/),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await after.click();
  await expect(times).toBeFocused();
  await expect(page.getByLabel('Student name')).toHaveValue('Meera Raman');
  await times.getByRole('radio', { name: /^Earliest/ }).check({ force: true });
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByRole('heading', { name: 'Your class is booked' })).toBeFocused();
  await expect(page.getByText('Meera, age 9')).toBeVisible();
  await readMail(request, email, /Your free coding class/);
});
