import { randomUUID } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { findViolations } from './site/find-violations';
import { overflowOf } from './site/overflow';
import { logInForCalls } from './site/staff-calls';
import { untilLive } from './site/until-live';
import { wakePage } from './site/wake-page';

test('a published page is live, fits every width, and its form works', async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  const [slug, name] = [`camp-${mark}`, `Asha ${mark}`];
  const calls = await logInForCalls();
  const id = await calls.create('landing-page', {
    title: 'Spring camp',
    slug,
    campaign: `spring-${mark}`,
    lead: 'Five mornings with one teacher.',
    header: 'quiet',
    blocks: [
      { __component: 'block.steps', title: 'A morning', items: [{ title: 'Begin', text: 'With card.' }] },
      {
        __component: 'block.form',
        title: 'Book a try-out',
        course: 'coding',
        thanksTitle: 'See you in spring',
      },
    ],
  });
  try {
    await calls.publish('landing-page', id);
    await untilLive(calls);
    await page.goto(`/${slug}`);
    await wakePage(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Spring camp' })).toBeVisible();
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowOf(page)).toBe(0);
      expect(await findViolations(page)).toEqual([]);
    }
    await expect(page.getByRole('group', { name: 'Course' })).toHaveCount(0);
    await page.getByLabel('Student name', { exact: true }).fill(name);
    await page.getByLabel('Age', { exact: true }).fill('9');
    await page.getByLabel('Parent email', { exact: true }).fill(`asha-${mark}@home.example`);
    await page.getByRole('button', { name: 'Book a Free Class' }).last().click();
    await expect(page.getByRole('heading', { name: 'See you in spring' })).toBeVisible();
  } finally {
    await calls.remove('landing-page', id);
  }
});
