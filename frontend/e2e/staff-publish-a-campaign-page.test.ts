import { randomUUID } from 'node:crypto';
import { expect } from 'playwright/test';
import { landingPages, landingSeed } from './env';
import { anyLandingPage } from './site/any-landing-page';
import { faultsOfPage } from './site/faults-of-page';
import { landingPartsOf } from './site/landing-parts';
import { findViolations } from './site/find-violations';
import { overflowOf } from './site/overflow';
import { isToldBeside } from './site/publishing-pages';
import { clicksOn } from './site/clicks';
import { logIn, openList, publish } from './site/admin';
import { openLead } from './site/desk';
import { callsOf, logInForCalls } from './site/staff-calls';
import { test } from './site/test';
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

test('marketing makes a campaign page by clicking, and its lead comes to the desk with its campaign', async ({
  page,
  openElsewhere,
}, { annotations }) => {
  const mark = randomUUID().slice(0, 8);
  const [title, campaign, name] = [`Camp ${mark}`, `camp-${mark}`, `Ravi ${mark}`];
  await logIn(page, 'marketing');
  const calls = await callsOf(page);
  await openList(page, 'Landing page');
  const clicks = await clicksOn(page);
  const begunAt = Date.now();
  try {
    await page.getByRole('link', { name: 'Create new entry' }).first().click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
    await page.getByRole('textbox', { name: 'Lead', exact: true }).fill('Ten mornings with one teacher.');
    await page.getByRole('textbox', { name: 'Campaign', exact: true }).fill(campaign);
    for (const [block, sentence] of [
      ['Steps', 'What happens one after the other, with numbers.'],
      ['Form', 'Its leads come to the desk.'],
    ] as const) {
      await page.getByRole('button', { name: 'Add a block' }).click();
      const tile = page.getByRole('button', { name: new RegExp(`^${block} ${block}`) });
      await expect(tile.getByRole('img', { name: block })).toBeVisible();
      expect(await tile.evaluate((one) => getComputedStyle(one, '::after').content)).toContain(sentence);
      await tile.click();
    }
    await expect(page.getByText(/max\. 16(?!\d)/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Heading', exact: true }).first().fill('A morning');
    await page
      .getByRole('button', { name: /No entry yet/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).last().fill('Begin');
    await page.getByRole('textbox', { name: 'Text', exact: true }).first().fill('With card and string.');
    await page.getByRole('textbox', { name: 'Heading', exact: true }).last().fill('Ask us');
    await publish(page);
    await untilLive(calls);
    await isToldBeside(page, 'Live');
    annotations.push({
      type: 'made by hand',
      description: `${String(await clicks())} clicks, ${String(Math.round((Date.now() - begunAt) / 1000))} s from the list to live`,
    });
    expect(await clicks()).toBeLessThan(20);

    // What is typed is checked before anybody saves it, and Publish waits.
    const lead = page.getByRole('textbox', { name: 'Lead', exact: true });
    const publishing = page.getByRole('button', { name: 'Publish', exact: true });
    await lead.fill('');
    await expect(page.getByRole('status').filter({ hasText: '1 to fix first' })).toBeVisible();
    await expect(publishing).toBeDisabled();
    await lead.fill('Ten mornings with one robot.');
    await expect(page.getByRole('status').filter({ hasText: 'Nothing stops it.' })).toBeVisible();
    await expect(publishing).toBeEnabled();
    await lead.fill('Ten mornings with one teacher.');

    await page.getByRole('button', { name: 'Phone, tablet, desktop' }).click();
    await page.getByRole('button', { name: 'Tablet, 768' }).click();
    const framed = page.frameLocator('iframe[title="Preview on a tablet"]');
    await expect(framed.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 60_000 });

    const parent = await openElsewhere();
    await parent.goto(`/${campaign}`);
    await wakePage(parent);
    await parent.getByLabel('Student name', { exact: true }).fill(name);
    await parent.getByRole('radio', { name: 'Coding' }).check({ force: true });
    await parent.getByLabel('Age', { exact: true }).fill('9');
    await parent.getByLabel('Parent email', { exact: true }).fill(`ravi-${mark}@home.example`);
    await parent.getByRole('button', { name: 'Book a Free Class' }).last().click();
    await expect(parent.getByText('Application Submitted')).toBeVisible();
    const desk = await openElsewhere();
    await logIn(desk, 'admissions');
    await openLead(desk, name, name);
    await expect(desk.getByText(campaign).first()).toBeVisible();
  } finally {
    for (const { documentId } of await calls.list('landing-page', { title }))
      await calls.remove('landing-page', documentId);
  }
});

/** The ids of so many as one call of the admin takes well. */
const byTwenty = (made: readonly { id: string }[]): string[][] =>
  Array.from({ length: Math.ceil(made.length / 20) }, (_, part) =>
    made.slice(part * 20, part * 20 + 20).map(({ id }) => id),
  );

test('pages of any blocks in any order are live without a fault', async ({ openContext }) => {
  // Some twenty seconds a page, when many are asked for on a busy machine.
  test.setTimeout(240_000 + landingPages * 20_000);
  const calls = await logInForCalls();
  const parts = await landingPartsOf(calls);
  const mark = randomUUID().slice(0, 8);
  const made: { seed: number; slug: string; id: string }[] = [];
  try {
    for (let seed = landingSeed; seed < landingSeed + landingPages; seed += 1) {
      const slug = `any-${mark}-${String(seed)}`;
      const id = await calls.create('landing-page', anyLandingPage(seed, slug, parts));
      made.push({ seed, slug, id });
    }
    for (const ids of byTwenty(made)) await calls.bulk('landing-page', 'bulkPublish', ids);
    await untilLive(calls);
    const faults: string[] = [];
    for (const { seed, slug } of made) {
      const context = await openContext();
      const found = await faultsOfPage(context, `/${slug}`);
      await context.close();
      faults.push(...found.map((fault) => `seed ${String(seed)}: ${fault}`));
    }
    expect(faults).toEqual([]);
  } finally {
    for (const ids of byTwenty(made)) await calls.bulk('landing-page', 'bulkDelete', ids);
  }
});
