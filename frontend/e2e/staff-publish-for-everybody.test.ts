import { expect, test } from 'playwright/test';
import { logIn } from './site/admin';
import { lookOver } from './site/look-over';
import { openPublishing, publishingPages } from './site/publishing-pages';
import { callsOf } from './site/staff-calls';
import { readState } from './site/until-live';

test('every page of publishing can be used by everybody, on a desk and on a phone', async ({ page }) => {
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
  await expect(page.getByText('In short')).toBeVisible();
  await lookOver(page);
});
