import { randomInt, randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext } from 'playwright/test';
import { siteUrl } from './env';
import { findViolations } from './site/find-violations';
import { readMail } from './site/outbox';
import { isRefusedHold, watchPage } from './site/watch-page';

test.use({ timezoneId: 'Europe/London' });

const newAddress = () => `own-${randomUUID().slice(0, 8)}@home.example`;

const isMove = /^Move to /;

/** Books a class as the form does, and returns what the button of the mail leads to. */
async function book(request: APIRequestContext, email = newAddress()): Promise<string> {
  const child = { name: 'Meera Raman', course: 'coding', age: 9, parentEmail: email };
  await expect(async () => {
    const { times } = (await (await request.get(`${siteUrl}${freeTimes}`)).json()) as { times: string[] };
    // Stories that run at the same moment want different times.
    const at = times[randomInt(Math.floor(times.length / 2), times.length)];
    const slot = { at, zone: 'Europe/London' };
    const sent = await request.post(`${siteUrl}/api/auth/students`, { data: { ...child, slot } });
    expect((await sent.json()) as object).toHaveProperty('booking.at', at);
  }).toPass();
  const { html } = await readMail(request, email, /Your free coding class/);
  const [, path = ''] = /href="[^"]*(\/booking#[^"]+)"/.exec(html) ?? [];
  expect(path).not.toBe('');
  return path;
}

const freeTimes = '/api/classes/slots?kind=free-coding&level=9';

// One after the other: they are offered the same times, and one could take the place that another wants back.
test.describe.configure({ mode: 'default' });

for (const { name, viewport } of [
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
]) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('a parent changes the time, cancels, undoes it, and finds the door', async ({ page, request }) => {
      const { faults, strangers } = watchPage(page);
      const email = newAddress();
      const path = await book(request, email);
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText('Meera’s free class');
      await expect(page.getByText('Coding, age 9')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);

      await page.getByRole('button', { name: 'Change the time', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Choose another time' })).toBeFocused();
      const times = page.getByRole('group', { name: 'When suits you?' });
      await times.getByRole('button', { name: 'Week after' }).click();
      const free = times.getByRole('radiogroup').first().getByRole('radio');
      await free.nth(randomInt(await free.count())).check();
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
      expect(faults.filter((fault) => !isRefusedHold(fault))).toEqual([]);
      expect(strangers).toEqual([]);
    });
  });
}

test('a parent moves a class by half an hour, over its own old time', async ({ page, request }) => {
  let path = '';
  let own: string[] = [];
  // A class at the edge of the hours, or between two others, has no half hour beside it.
  await expect(async () => {
    path = await book(request);
    const token = path.replace('/booking#', '');
    const asked = await request.post(`${siteUrl}/api/classes/booking/times`, { data: { token } });
    ({ own } = (await asked.json()) as { own: string[] });
    expect(own).not.toEqual([]);
  }).toPass();
  await page.goto(path);
  const face = page.locator('.own-teacher img');
  await expect(face).toHaveJSProperty('complete', true);
  expect(await face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Change the time', exact: true }).click();
  const at = new Date(own[0] ?? '');
  const shown = (options: Intl.DateTimeFormatOptions) =>
    at.toLocaleString('en-GB', { timeZone: 'Europe/London', ...options });
  const day = shown({ day: 'numeric', month: 'long' });
  const clock = shown({ hour: '2-digit', minute: '2-digit' });
  const times = page.getByRole('group', { name: 'When suits you?' });
  const wanted = times.getByRole('radiogroup', { name: new RegExp(`, ${day}$`) }).getByLabel(clock);
  const date = times.getByRole('button', { name: new RegExp(`^\\w+ ${shown({ day: 'numeric' })} `) });
  await expect(async () => {
    if ((await date.count()) === 0) await times.getByRole('button', { name: 'Week after' }).click();
    await date.click();
    await expect(wanted).toBeVisible();
  }).toPass();
  await wanted.check();
  await expect(page.getByText('We confirm the time when you press the button.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: isMove }).click();
  await expect(page.getByText('Your class has a new time.')).toBeVisible();
});

test('a program that opens the link and runs its scripts changes nothing', async ({ page, request }) => {
  const path = await book(request);
  const sent: string[] = [];
  page.on('request', (each) => {
    if (each.method() !== 'GET') sent.push(new URL(each.url()).pathname);
  });
  for (const link of [path, path.replace('/booking#', '/booking?t=')]) {
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Cancel the class' }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/booking\/?#/);
  }
  // That somebody looked is counted when they leave, which may be too late to be seen here.
  const calls = sent.filter((called) => called !== '/api/seen');
  expect(new Set(calls)).toEqual(new Set(['/api/classes/booking']));
});

test('a link that opens nothing says so, with the ways to reach us', async ({ page }) => {
  for (const path of ['/booking', '/booking#x', '/join#x']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This link no longer works.' })).toBeVisible();
    await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  }
});

test('a family tries camera and microphone before the class', async ({ page, request }) => {
  const path = await book(request);
  // The machine that runs this has neither.
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => {
      const sound = new AudioContext().createMediaStreamDestination().stream;
      const picture = document.createElement('canvas').captureStream();
      return Promise.resolve(new MediaStream([...sound.getTracks(), ...picture.getTracks()]));
    };
  });
  await page.goto(path);
  await page.getByRole('link', { name: 'Test your sound' }).click();
  await page.getByRole('button', { name: 'Try camera and microphone' }).click();
  await expect(page.getByText('Say “lantern”. The bars should move.')).toBeVisible();
  await expect(page.getByText('Not tried yet')).toHaveCount(0);
  // The page itself is allowed to ask for them, which the one before is not.
  const isAllowed = await page.evaluate(() => {
    const { featurePolicy } = document as unknown as {
      featurePolicy: { allowsFeature: (name: string) => boolean };
    };
    return [featurePolicy.allowsFeature('camera'), featurePolicy.allowsFeature('microphone')];
  });
  expect(isAllowed).toEqual([true, true]);
});
