import { expect, test, type APIRequestContext, type Locator, type Page } from 'playwright/test';
import { siteUrl } from './env';
import { authorize, logIn } from './site/admin';
import { isTold } from './site/desk';
import { findViolations } from './site/find-violations';
import { askForClass, newLead, type Lead } from './site/leads';
import { readMail } from './site/outbox';

const dayMs = 24 * 60 * 60_000;

const maths = { kind: 'free-math', level: 4, sent: { course: 'math', grade: 4 } };
const coding = { kind: 'free-coding', level: 12, sent: { course: 'coding', age: 12 } };

/** Books a class as the form does: the first time in three days that is wanted. Returns when it begins. */
async function book(
  request: APIRequestContext,
  { name, email }: Lead,
  { kind, level, sent: about }: typeof maths | typeof coding,
  isWanted: (at: string) => boolean = () => true,
): Promise<string> {
  const child = { name, ...about, parentEmail: email };
  const free = `${siteUrl}/api/classes/slots?kind=${kind}&level=${String(level)}`;
  let booked = '';
  await expect(async () => {
    const { times } = (await (await request.get(free)).json()) as { times: string[] };
    const soon = new Date(Date.now() + 3 * dayMs).toISOString();
    booked = times.find((at) => at > soon && isWanted(at)) ?? '';
    const slot = { at: booked, zone: 'Europe/London' };
    const sent = await request.post(`${siteUrl}/api/auth/students`, { data: { ...child, slot } });
    expect((await sent.json()) as object).toHaveProperty('booking.at', booked);
  }).toPass();
  return booked;
}

/** When two teachers are free, as staff see it. */
async function timesOfTwo(page: Page, { kind, level }: typeof coding): Promise<Set<string>> {
  const asked = `/classes/preview?kind=${kind}&level=${String(level)}`;
  const { times } = (await (await page.request.get(asked, await authorize(page))).json()) as {
    times: { at: string; teachers: object[] }[];
  };
  return new Set(times.flatMap(({ at, teachers }) => (teachers.length > 1 ? [at] : [])));
}

const openWeek = (page: Page, at: string) =>
  page.goto(`/admin/plugins/classes/week?zone=UTC&week=${at.slice(0, 10)}`);

const classOf = (page: Page, { name }: Lead) => page.getByRole('button', { name: new RegExp(name) });

const notSet = (page: Page) => page.getByText(/^Not set yet: /);

/** Presses until these words stand on the class. */
async function pressUntil(page: Page, key: string, words: RegExp): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(notSet(page)).not.toHaveText(/looking/);
    expect(await notSet(page).textContent()).toMatch(words);
  }).toPass({ intervals: [0] });
}

/**
 * Some days are taken, or past: there it cannot be let go. Where another story books a class meanwhile, the classes below
 * it go down, and the mouse may take one of those.
 */
async function dragToAnotherDay(page: Page, planned: Locator): Promise<void> {
  const days = page.getByRole('row').filter({ has: planned }).locator('td');
  const isMoved = page
    .getByRole('listitem')
    .filter({ has: planned })
    .filter({ has: notSet(page) });
  await expect(async () => {
    for (let index = (await days.count()) - 1; index > 0; index -= 1) {
      if ((await days.nth(index).filter({ has: planned }).count()) > 0) continue;
      await planned.dragTo(days.nth(index));
      if ((await isMoved.count()) > 0) break;
    }
    await expect(isMoved).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test('a class is moved in the week by keys and by dragging, is put back, and is set where it is free', async ({
  page,
  request,
}) => {
  const meera = newLead('Meera');
  const at = await book(request, meera, maths);
  await logIn(page, 'admissions');
  await openWeek(page, at);
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
  await pressUntil(page, 'ArrowDown', /: free$/);
  await expect(planned).toBeFocused();
  await page.keyboard.press('Enter');
  await isTold(page, 'The class is moved. The parent gets an email.');
  await expect(notSet(page)).toHaveCount(0);
  await expect(planned).not.toHaveText(new RegExp(`^${at.slice(11, 16)} `));
  await readMail(request, meera.email, /^New time for your free maths class/);
});

test('a class goes to another teacher and to a time that parents are not offered, and is cancelled; another is booked', async ({
  page,
  request,
}) => {
  const [meera, asha] = [newLead('Meera'), newLead('Asha')];
  await askForClass(request, asha);
  await logIn(page, 'admissions');
  const ofTwo = await timesOfTwo(page, coding);
  const at = await book(request, meera, coding, (each) => ofTwo.has(each));
  await openWeek(page, at);
  const planned = classOf(page, meera);
  const teacher = page.getByRole('row').filter({ has: planned }).locator('td').first();
  const before = await teacher.textContent();
  await planned.click();
  await page.getByRole('button', { name: /^Other teacher at this time \(\d+ free\)$/ }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Give it to another teacher' }).click();
  await expect(page.getByText(/^Moved: .* gives it now\.$/).first()).toBeVisible();
  await expect(teacher).not.toHaveText(before ?? '');
  await expect(planned).toHaveText(new RegExp(`^${at.slice(11, 16)} `));

  await page.getByRole('button', { name: 'Move in the week' }).click();
  await pressUntil(page, 'ArrowDown', /: not offered to parents/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Parents are not offered this time').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Move it anyway' }).click();
  await isTold(page, 'The class is moved. The parent gets an email.');
  await readMail(request, meera.email, /^New time for your free coding class/);

  await page.getByRole('button', { name: 'Cancel the class' }).click();
  await dialog.getByRole('button', { name: 'Cancel the class' }).click();
  await isTold(page, 'The class is cancelled. The parent gets an email.');
  await readMail(request, meera.email, /^Cancelled: your free coding class/);

  await page.getByRole('button', { name: 'Book a class' }).click();
  const families = page.getByRole('dialog', { name: 'For whom is the class?' });
  await families.getByLabel('Search the families').fill(asha.name);
  await families.getByRole('link', { name: asha.name }).click();
  await page.getByRole('combobox', { name: 'Free time' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Book this time and mail the parent' }).click();
  await isTold(page, 'The class is booked.');
  await readMail(request, asha.email, /^Your free maths class/);
});
