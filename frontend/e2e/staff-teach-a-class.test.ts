import { expect, test, type Locator, type Page } from 'playwright/test';
import { fillInLogin, logIn } from './site/admin';
import { choose, dayFromNow, isTold, openLead } from './site/desk';
import { findViolations } from './site/find-violations';
import { readMail } from './site/outbox';

test.describe.configure({ mode: 'serial' });

/** The class of the seeds that has begun. */
const child = { who: 'Mira, grade 3', name: 'Mira Nair', email: 'mira.parent@home.example' };

const did = 'We shared a train ticket in halves and quarters.';

const cardOf = (page: Page): Locator => page.getByRole('listitem').filter({ hasText: child.who });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('a teacher finds the class at home, marks it and writes the report', async ({ page }) => {
    await page.goto('/admin');
    await fillInLogin(page, 'teacher');
    await expect(page.getByRole('heading', { level: 1, name: 'Today, Ananya' })).toBeVisible();
    const card = cardOf(page);
    await expect(card).toContainText('She likes trains');
    await expect(card).toContainText('Join was pressed at');
    await expect(page.getByText(child.email)).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const attended = card.getByRole('button', { name: `Attended: ${child.who}` });
    expect((await attended.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await findViolations(page)).toEqual([]);

    await attended.click();
    await isTold(page, 'Marked as attended.');
    await card.getByRole('button', { name: /^Write the report/ }).click();
    await card.getByRole('button', { name: 'Save the report' }).click();
    await expect(card.getByText('Please write what you did.')).toBeVisible();
    await card.getByRole('textbox', { name: 'What you did' }).fill(did);
    for (const strength of ['Asks good questions', 'Does not give up', 'Works carefully'])
      await card.getByRole('button', { name: strength }).click();
    await expect(card.getByRole('button', { name: 'Learns quickly' })).toBeDisabled();
    await choose(page, 'Next step', 'Math Yearly');
    await card.getByRole('textbox', { name: 'Remark for admissions' }).fill('Two brothers at home.');
    expect(await findViolations(page)).toEqual([]);
    await card.getByRole('button', { name: 'Save the report' }).click();
    await isTold(page, 'The report is saved.');
    await expect(card).toContainText('Admissions read it and send it to the parent.');
  });

  test('a teacher sees their week, says when they cannot teach, and takes it back', async ({ page }) => {
    await page.goto('/admin');
    await fillInLogin(page, 'teacher');
    await page.getByRole('link', { name: 'My week' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My week' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'This week' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(7);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'I can’t teach' }).click();
    const say = page.getByRole('button', { name: 'I can’t teach then' });
    await say.click();
    await expect(page.getByText('Please choose a date.')).toBeVisible();
    await page.getByLabel('First day').fill(dayFromNow(45));
    await page.getByLabel('Reason').fill('Exam');
    await say.click();
    await isTold(page, 'Parents can no longer book these times.');
    const known = page.getByRole('list', { name: 'When you do not teach' });
    await expect(known.getByText('Exam')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await findViolations(page)).toEqual([]);
    await known
      .getByRole('listitem')
      .filter({ hasText: 'Exam' })
      .getByRole('button', { name: /^I can teach after all/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'I can teach' }).click();
    await isTold(page, 'Parents can book these times again.');
    await expect(page.getByText('Exam')).toHaveCount(0);
  });
});

test('admissions read the report and send it, and the parent gets what was written for them', async ({
  page,
  request,
}) => {
  await logIn(page, 'admissions');
  await openLead(page, child.email, child.name);
  const report = page.getByRole('group', { name: 'Report of the teacher' });
  await expect(report).toContainText('For us only: Two brothers at home.');
  await expect(page.getByText('Call with the offer').first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await report.getByRole('button', { name: 'Send the report' }).click();
  await isTold(page, 'The report is on its way to the parent.');
  await expect(report.getByRole('button')).toHaveCount(0);
  const { text, html } = await readMail(request, child.email, /^How Mira did$/);
  expect(text).toContain(did);
  expect(text).toContain('Asks good questions, Does not give up, Works carefully');
  expect(text).not.toContain('brothers');
  expect(html).toMatch(/\/checkout\/[\w-]+/);
});

test('the list of missing marks says that nothing is missing, or which class is', async ({ page }) => {
  await logIn(page, 'admissions');
  await page.goto('/admin/plugins/classes/marks');
  await expect(page.getByRole('heading', { level: 1, name: 'Marks missing' })).toBeVisible();
  await expect(page.getByText('Mira Nair')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
});
