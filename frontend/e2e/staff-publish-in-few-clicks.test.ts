import { test } from 'playwright/test';
import { inMenu, logIn, publish } from './site/admin';
import { takesClicksOfGuide } from './site/guide-clicks';
import { entryCalled, keeping } from './site/keeping';
import { writeAtEnd } from './site/publishing-pages';
import { callsOf } from './site/staff-calls';
import { untilLive } from './site/until-live';

const title = `Why a map is smaller than the land ${String(Date.now() % 100_000)}`;

test('a price is changed with as many clicks as the guide of marketing says', async ({ page }) => {
  await logIn(page, 'marketing');
  const calls = await callsOf(page);
  const plan = await entryCalled(calls, 'plan', { key: 'math-monthly' });
  await keeping(calls, [{ type: 'plan', id: plan.documentId, fields: ['prices'] }], () =>
    takesClicksOfGuide(page, 'marketing', 'Change a price', async () => {
      await inMenu(page, 'Content Manager').click();
      await page.getByRole('link', { name: 'Plan', exact: true }).click();
      await page.getByRole('gridcell', { name: 'Math Monthly', exact: true }).click();
      await page.getByRole('button', { name: 'INR' }).click();
      await page.getByRole('textbox', { name: 'Price' }).fill('6,652');
      await publish(page);
    }),
  );
});

test('a post is written and published with as many clicks as the guide of marketing says', async ({
  page,
}) => {
  await logIn(page, 'marketing');
  const calls = await callsOf(page);
  await takesClicksOfGuide(page, 'marketing', 'Write and publish a post', async () => {
    await page.getByRole('link', { name: 'Write a post' }).click();
    await page
      .getByRole('textbox', { name: /^Title/ })
      .first()
      .fill(title);
    for (const part of ['Author', 'Category']) {
      await page.getByRole('combobox', { name: new RegExp(`^${part}`) }).click();
      await page.getByRole('option').first().click();
    }
    await page
      .getByRole('textbox', { name: /^Excerpt/ })
      .fill('A map leaves out nearly everything, on purpose.');
    await page
      .getByRole('button', { name: /^Click to add an asset/ })
      .first()
      .click();
    const library = page.getByRole('dialog');
    await library.getByRole('checkbox').first().click();
    await library.getByRole('button', { name: 'Finish' }).click();
    await writeAtEnd(page, 'Draw your room on one sheet of paper.');
    await publish(page);
  });
  const post = await entryCalled(calls, 'post', { title });
  await calls.remove('post', post.documentId);
  await untilLive(calls);
});
