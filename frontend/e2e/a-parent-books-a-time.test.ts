import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import ical from 'ical.js';
import { expect, test, type Locator, type Page } from 'playwright/test';
import { findViolations } from './site/find-violations';
import { readMail } from './site/outbox';
import { logIn, registeredParent } from './site/parents';
import { wakePage } from './site/wake-page';
import { isRefusedHold, watchPage } from './site/watch-page';

test.use({ timezoneId: 'Europe/London' });

const newAddress = () => `time-${randomUUID().slice(0, 8)}@home.example`;

/** One address may hold few times at once, and all stories come from the same one. */
const kept = /^(Held for you until \d\d:\d\d|We confirm the time when you send)\.$/;

const timesOf = (page: Page) => page.getByRole('group', { name: 'When suits you?' });

async function fillIn(page: Page, email: string): Promise<void> {
  await page.goto('/book-free-class');
  await wakePage(page);
  await fillInFields(page, email);
}

async function fillInFields(page: Page, email: string): Promise<void> {
  await page.getByLabel('Student name', { exact: true }).fill('Meera Raman');
  await page.getByRole('radio', { name: 'Coding' }).check();
  await page.getByLabel('Age', { exact: true }).fill('9');
  await page.getByLabel('Parent email', { exact: true }).fill(email);
}

/** What a parent has to do: presses of a finger, and the fields that are typed in. */
async function countWork(page: Page): Promise<{ taps: number; typed: Set<string> }> {
  const work = { taps: 0, typed: new Set<string>() };
  await page.exposeFunction('tell', (name: string | null) => {
    if (name === null) work.taps += 1;
    else work.typed.add(name);
  });
  await page.addInitScript(() => {
    const { tell } = window as unknown as { tell: (name: string | null) => void };
    addEventListener('pointerdown', () => tell(null), true);
    addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLInputElement && target.type !== 'radio') tell(target.name);
      },
      true,
    );
  });
  return work;
}

/** Two who book at the same moment want different times: one of them would be told that it has gone. */
const ways = [
  {
    name: 'a phone',
    viewport: { width: 390, height: 844 },
    choose: (times: Locator) => times.getByRole('radio', { name: /^Earliest: / }).check(),
    taps: 5,
  },
  {
    name: 'a desktop',
    viewport: { width: 1440, height: 900 },
    choose: async (times: Locator) => {
      await times.getByRole('button', { name: 'Week after' }).click();
      await times.getByRole('radiogroup').first().getByRole('radio').first().check();
    },
    taps: 6,
  },
];

for (const { name, viewport, choose, taps } of ways) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('a parent books a time with three fields and few taps, and gets the calendar file and one mail', async ({
      page,
      request,
    }) => {
      const { faults, strangers } = watchPage(page);
      const email = newAddress();
      const work = await countWork(page);
      await page.goto('/');
      await page.getByRole('banner').getByRole('link', { name: 'Book a Free Class' }).click();
      await fillInFields(page, email);
      const times = timesOf(page);
      await expect(times.getByText('Times in London (GMT).')).toBeVisible();
      await choose(times);
      await expect(times.getByText(kept)).toBeVisible();
      const soFar = page.getByRole('region', { name: 'Your class so far' });
      await expect(soFar).toHaveCount(viewport.width < 1200 ? 0 : 1);
      if (viewport.width >= 1200) await expect(soFar).toContainText('Meera, age 9');
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Book this time' }).click();

      await expect(page.getByRole('heading', { name: 'Your class is booked' })).toBeFocused();
      await expect(page.getByText('We have mailed it to t…@home.example.')).toBeVisible();
      await expect(page.getByRole('complementary', { name: 'What happens next' })).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Have ready' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Add to calendar' }).click();
      const file = readFileSync(await (await saving).path(), 'utf8');
      expect(work).toEqual({ taps, typed: new Set(['name', 'age', 'parentEmail']) });
      const event = new ical.Component(ical.parse(file) as unknown[]).getFirstSubcomponent('vevent');
      expect(new ical.Event(event ?? undefined).startDate.toJSDate().getTime()).toBeGreaterThan(Date.now());

      const mail = await readMail(request, email, /./);
      expect(mail.text).toContain('Your free class is booked');
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(page.getByLabel('Student name', { exact: true })).toHaveValue('');
      expect(faults.filter((fault) => !isRefusedHold(fault))).toEqual([]);
      expect(strangers).toEqual([]);
    });
  });
}

test('a class that was booked stands in the account of its email, with the way to change it', async ({
  page,
  request,
}) => {
  const parent = await registeredParent(request);
  await logIn(page, parent);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'No classes yet' })).toBeVisible();
  await fillIn(page, parent.email);
  const times = timesOf(page);
  await times.getByRole('button', { name: 'Week after' }).click();
  await times.getByRole('radiogroup').last().getByRole('radio').last().check();
  await expect(times.getByText(kept)).toBeVisible();
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByRole('heading', { name: 'Your class is booked' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/profile');
  await expect(page.getByText(/^Meera’s next class · /)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Join from \d\d:\d\d$/ })).toBeDisabled();
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('link', { name: 'Change or cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meera’s free class' })).toBeVisible();
});

test('a time that has gone is told next to the nearest free ones, and nothing typed is lost', async ({
  page,
}) => {
  await fillIn(page, newAddress());
  const times = timesOf(page);
  await page.route(
    '**/api/classes/holds',
    async (route) => {
      const { at } = route.request().postDataJSON() as { at: string };
      // As if another parent had been faster, once.
      const near = [30, 60, 90].map((minutes) => new Date(Date.parse(at) + minutes * 60_000).toISOString());
      const refusal = { success: false, message: 'This time has just gone.', reason: 'taken', near };
      await route.fulfill({ status: 409, json: refusal });
    },
    { times: 1 },
  );
  await times.getByRole('radio', { name: /^Earliest: / }).check();
  await expect(times.getByText('This time has just gone. These are free:')).toBeVisible();
  const [first] = await times.getByRole('radio').all();
  await expect(first as NonNullable<typeof first>).toBeFocused();
  await expect(page.getByLabel('Student name', { exact: true })).toHaveValue('Meera Raman');
  expect(await findViolations(page)).toEqual([]);
  await times.getByRole('button', { name: 'Show all free times' }).click();
  await expect(times.getByRole('radio', { name: /^Earliest: / })).toBeVisible();
});

test('times are shown on the clock that the parent chooses, and days and weeks go by keyboard', async ({
  page,
}) => {
  await fillIn(page, newAddress());
  const times = timesOf(page);
  await times.getByRole('button', { name: 'Change the time zone' }).press('Enter');
  await times.getByLabel('Time zone').selectOption('Asia/Kolkata');
  await expect(times.getByText('Times in Kolkata (GMT+5:30).')).toBeVisible();
  await times.getByRole('button', { name: 'Week after' }).press('Enter');
  const day = times.getByRole('button', { name: /free times$/ }).last();
  await day.press('Enter');
  await expect(day).toHaveAttribute('aria-pressed', 'true');
  const slots = times.getByRole('radiogroup').first().getByRole('radio');
  await slots.first().focus();
  await page.keyboard.press('Space');
  await expect(slots.first()).toBeChecked();
  await expect(times.getByText(kept)).toBeVisible();
});

test('on the narrowest screen nothing is cut off, and nothing moves when the times come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await fillIn(page, newAddress());
  await expect(timesOf(page).getByRole('radio', { name: /^Earliest: / })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
