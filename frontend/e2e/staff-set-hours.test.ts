import { expect, type Page } from 'playwright/test';
import { authorize, logIn } from './site/admin';
import { choose, dayFromNow, isTold } from './site/desk';
import { findViolations } from './site/find-violations';
import { test } from './site/test';

test.describe.configure({ mode: 'serial' });

const hoursPage = '/admin/plugins/classes';
const teacher = 'Ananya R.';

interface TeacherRow {
  key: string;
  name: string;
  version: number;
}

interface HoursPage {
  teachers: TeacherRow[];
  exceptions: { id: string; title: string }[];
}

const titleOfOff = `Story ${String(Date.now())}`;

async function openTeacher(page: Page): Promise<void> {
  await page.goto(hoursPage);
  await expect(page.getByRole('heading', { level: 1, name: 'Hours', exact: true })).toBeVisible();
  await page.getByRole('link', { name: teacher, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: teacher, exact: true })).toBeVisible();
}

const read = async (page: Page): Promise<HoursPage> =>
  (await (await page.request.get('/classes/hours', await authorize(page))).json()) as HoursPage;

let before: TeacherRow;

test('the hours of every teacher are read in one list', async ({ page }) => {
  await logIn(page, 'admissions');
  before = (await read(page)).teachers.find(({ name }) => name === teacher) as TeacherRow;
  await page.goto(hoursPage);
  await expect(page.getByRole('row', { name: new RegExp(teacher) })).toContainText('Mon–Fri 14:00–19:00');
  expect(await findViolations(page)).toEqual([]);
});

test('hours are added on Sunday, a wrong one is refused where it stands, and the right ones are kept', async ({
  page,
}) => {
  await logIn(page, 'admissions');
  await openTeacher(page);
  await page.getByRole('button', { name: 'Add hours on Sunday' }).click();
  await page.getByLabel('Sunday, from').fill('10:00');
  await page.getByLabel('Sunday, until').fill('09:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The end must be after the beginning.')).toBeVisible();
  await expect(page.getByLabel('Sunday, until')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Sunday, until').fill('12:00');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await isTold(page, 'Saved. Parents see the new times at once.');
  await page.reload();
  await expect(page.getByLabel('Sunday, until')).toHaveValue('12:00');
});

test('a colleague who was faster is heard, and nothing typed is lost', async ({ page }) => {
  await logIn(page, 'admissions');
  await openTeacher(page);
  await page.getByRole('textbox', { name: 'Link to the room' }).fill('https://rooms.example/ananya');
  const { key, ...row } = (await read(page)).teachers.find(({ name }) => name === teacher) as TeacherRow;
  const changed = await page.request.post(`/classes/teachers/${key}`, {
    ...(await authorize(page)),
    data: { ...row, isActive: false },
  });
  expect(changed.status()).toBe(200);
  await page.getByRole('button', { name: 'Save' }).click();
  await isTold(page, 'Someone else has changed this in the meantime.');
  await expect(page.getByRole('textbox', { name: 'Link to the room' })).toHaveValue(
    'https://rooms.example/ananya',
  );
  const offered = page.getByRole('checkbox', { name: 'Parents are offered times of this teacher' });
  await expect(offered).not.toBeChecked();
  await offered.click();
  await page.getByRole('button', { name: 'Save' }).click();
  await isTold(page, 'Saved. Parents see the new times at once.');
});

test('a day off is added for everybody, and removed', async ({ page }) => {
  await logIn(page, 'admissions');
  await page.goto(hoursPage);
  await page.getByRole('textbox', { name: 'Reason' }).fill(titleOfOff);
  await page.getByRole('button', { name: 'Add time off' }).click();
  await expect(page.getByText('Please choose a date.').first()).toBeVisible();
  await page.getByLabel('First day').fill(dayFromNow(50));
  await page.getByRole('button', { name: 'Add time off' }).click();
  await isTold(page, 'Added. Parents see it at once.');
  const added = page.getByRole('listitem').filter({ hasText: titleOfOff });
  await expect(added).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await added.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await isTold(page, 'Removed. Parents see it at once.');
  await expect(added).toHaveCount(0);
});

test('what parents see is read by course and grade, with names', async ({ page }) => {
  await logIn(page, 'admissions');
  await page.goto(`${hoursPage}/times`);
  await choose(page, 'Grade', '2');
  await expect(page.getByText(/^\d+ times? for a class of 45 minutes/)).toBeVisible();
  await expect(page.getByText(teacher).first()).toBeVisible();
  await expect(page).toHaveURL(/level=2/);
  expect(await findViolations(page)).toEqual([]);
});

test('a kind of class says what is wrong with a setting', async ({ page }) => {
  await logIn(page, 'admissions');
  await page.goto(`${hoursPage}/kinds`);
  const minutes = page.getByRole('textbox', { name: 'Minutes of a class' }).first();
  await minutes.fill('5');
  await page.getByRole('button', { name: 'Save free maths class' }).click();
  await expect(page.getByText('Please enter 15 or more.')).toBeVisible();
  await minutes.fill('45');
  expect(await findViolations(page)).toEqual([]);
});

test.afterAll(async ({ openElsewhere }) => {
  const page = await openElsewhere();
  await logIn(page, 'admissions');
  const now = (await read(page)).teachers.find(({ name }) => name === teacher);
  await page.request.post(`/classes/teachers/${before.key}`, {
    ...(await authorize(page)),
    data: { ...before, version: now?.version },
  });
});
