import { randomUUID } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { logIn } from './site/admin';
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

test('next to a page, staff see what stops it and make its links, and its address leads on', async ({
  page,
}) => {
  const mark = randomUUID().slice(0, 8);
  const slug = `fair-${mark}`;
  const calls = await logInForCalls();
  const form = { __component: 'block.form', title: 'Book a try-out' };
  const id = await calls.create('landing-page', {
    title: `Spring fair ${mark}`,
    slug,
    campaign: `fair-${mark}`,
    lead: 'One afternoon.',
    header: 'full',
    leadsTo: '/courses/coding',
    comesBack: true,
    blocks: [form, { __component: 'block.closing', title: 'Begin', link: { label: 'Go', href: '/nowhere' } }],
  });
  try {
    await logIn(page, 'marketing');
    await page.goto(`/admin/content-manager/collection-types/api::landing-page.landing-page/${id}`);
    const block = page.getByRole('button', { name: /^Closing/ });
    await expect(
      page.getByText('/nowhere is not on the site. Publish it first, or lead somewhere else.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Go to block 2' }).click();
    await expect(block).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('button', { name: 'New link' }).click();
    const dialog = page.getByRole('dialog', { name: 'New campaign link' });
    await dialog.getByLabel('Source').fill('Spring Fair');
    await dialog.getByLabel('Medium').fill('flyer');
    await dialog.getByRole('button', { name: 'Make the link' }).click();
    const link = `/${slug}?utm_source=spring-fair&utm_medium=flyer&utm_campaign=fair-${mark}`;
    await expect(page.getByRole('list', { name: 'Campaign links of this page' })).toContainText(link);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: /^QR as SVG/ }).click();
    expect((await saving).suggestedFilename()).toBe(`fair-${mark}-spring-fair-flyer.svg`);

    await calls.save('landing-page', id, { blocks: [form] });
    await calls.publish('landing-page', id);
    await untilLive(calls);
    expect((await page.request.get(link)).status()).toBe(200);
    await calls.unpublish('landing-page', id);
    await untilLive(calls);
    const answer = await page.request.get(link, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([
      302,
      `/courses/coding${link.slice(link.indexOf('?'))}`,
    ]);
  } finally {
    await calls.remove('landing-page', id);
  }
});
