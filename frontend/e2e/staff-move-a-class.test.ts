import { expect, test, type APIRequestContext, type Locator, type Page } from 'playwright/test';
import { siteUrl } from './env';
import { logIn } from './site/admin';
import { isTold } from './site/desk';
import { findViolations } from './site/find-violations';
import { newLead, type Lead } from './site/leads';
import { readMail } from './site/outbox';

const dayMs = 24 * 60 * 60_000;

/** Books a class of next week as the form does. Returns when it begins. */
async function book(request: APIRequestContext, { name, email }: Lead): Promise<string> {
  const child = { name, course: 'math', grade: 4, parentEmail: email };
  const free = `${siteUrl}/api/classes/slots?kind=free-math&level=4`;
  let booked = '';
  await expect(async () => {
    const { times } = (await (await request.get(free)).json()) as { times: string[] };
    const soon = new Date(Date.now() + 3 * dayMs).toISOString();
    booked = times.find((at) => at > soon) ?? '';
    const slot = { at: booked, zone: 'Europe/London' };
    const sent = await request.post(`${siteUrl}/api/auth/students`, { data: { ...child, slot } });
    expect((await sent.json()) as object).toHaveProperty('booking.at', booked);
  }).toPass();
  return booked;
}

const classOf = (page: Page, { name }: Lead) => page.getByRole('button', { name: new RegExp(name) });

const notSet = (page: Page) => page.getByText(/^Not set yet: /);

/** Presses until the class stands where it is free. */
async function pressUntilFree(page: Page, key: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.getByText('Not set yet: free', { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Some days are taken, or past: there it cannot be let go. */
async function dragToAnotherDay(page: Page, planned: Locator): Promise<void> {
  const days = page.getByRole('row').filter({ has: planned }).locator('td');
  for (let index = (await days.count()) - 1; index > 0; index -= 1) {
    if ((await days.nth(index).filter({ has: planned }).count()) > 0) continue;
    await planned.dragTo(days.nth(index));
    if ((await notSet(page).count()) > 0) break;
  }
  await expect(notSet(page)).toBeVisible();
}

test('a class is moved in the week by keys and by dragging, is put back, and is set where it is free', async ({
  page,
  request,
}) => {
  const meera = newLead('Meera');
  const at = await book(request, meera);
  await logIn(page, 'admissions');
  await page.goto(`/admin/plugins/classes/week?zone=UTC&week=${at.slice(0, 10)}`);
  const planned = classOf(page, meera);
  await planned.click();
  const begin = page.getByRole('button', { name: 'Move in the week' });
  await begin.click();
  await expect(planned).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(notSet(page)).toBeVisible();
  await expect(planned).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /, \d\d:\d\d, / })).toHaveCount(1);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(notSet(page)).toHaveCount(0);
  await expect(planned).toBeFocused();
  await expect(planned).toHaveText(new RegExp(`^${at.slice(11, 16)} `));

  await dragToAnotherDay(page, planned);
  await expect(planned).toBeFocused();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(notSet(page)).toHaveCount(0);
  await expect(planned).toHaveText(new RegExp(`^${at.slice(11, 16)} `));

  await begin.click();
  await pressUntilFree(page, 'ArrowDown');
  await expect(planned).toBeFocused();
  await page.keyboard.press('Enter');
  await isTold(page, 'The class is moved. The parent gets an email.');
  await expect(notSet(page)).toHaveCount(0);
  await expect(planned).not.toHaveText(new RegExp(`^${at.slice(11, 16)} `));
  await readMail(request, meera.email, /^New time for your free maths class/);
});
