import { expect, test } from 'playwright/test';
import { inMenu, logIn, openEntry } from './site/admin';
import { findViolationsIn } from './site/find-violations';
import { lookOver } from './site/look-over';
import { openPublishing, publishingPages } from './site/publishing-pages';
import { callsOf } from './site/staff-calls';
import { readState } from './site/until-live';

test('every page of publishing is accessible, on a desktop and on a phone', async ({ page }) => {
  await logIn(page, 'marketing');
  for (const which of Object.keys(publishingPages) as (keyof typeof publishingPages)[]) {
    await openPublishing(page, which);
    await lookOver(page);
  }
  const { live } = await readState(await callsOf(page));
  await page.goto(`${publishingPages.history}/${String(live?.number)}`);
  await expect(
    page.getByRole('heading', { level: 1, name: `Release ${String(live?.number)}` }),
  ).toBeVisible();
  await expect(page.getByText('Summary')).toBeVisible();
  await lookOver(page);
});

test('its parts on the home page and next to an entry are accessible to everyone', async ({ page }) => {
  await logIn(page, 'marketing');
  await page.goto('/admin');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waiting.getByText('went live')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Going live next' })).toBeVisible();
  expect(await findViolationsIn(page.locator('main'))).toEqual([]);
  await inMenu(page, 'Content Manager').click();
  await openEntry(page, 'FAQ question', 'Can I get a refund?');
  const panel = page.locator('aside').filter({ has: page.getByRole('heading', { name: 'The site' }) });
  await expect(panel.getByRole('button', { name: 'Preview the draft' })).toBeVisible();
  expect(await findViolationsIn(panel.locator('h2 + *'))).toEqual([]);
});
