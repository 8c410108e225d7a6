import { randomUUID } from 'node:crypto';
import { expect } from 'playwright/test';
import { findViolations } from './site/find-violations';
import { overflowOf } from './site/overflow';
import { openWithFonts, shiftsOf, watchShifts } from './site/shifts';
import { logInForCalls, type Part } from './site/staff-calls';
import { test } from './site/test';
import { textOf } from './site/served';
import { untilLive } from './site/until-live';
import { watchPage } from './site/watch-page';

const address = (to: string) => ({ kind: 'address', address: to });

/** Parts of an entry by their ids: sent like this, they stay as they are. */
const unchanged = (parts: Part[]): Part[] =>
  parts.map(({ id, links }) => ({
    id,
    ...(Array.isArray(links) ? { links: unchanged(links as Part[]) } : {}),
  }));

test('a menu entry and a bar are live without a shift, and fit every width', async ({
  page,
  openElsewhere,
}) => {
  const mark = randomUUID().slice(0, 8);
  const calls = await logInForCalls();
  const { groups } = (await calls.read('menu')) as unknown as { groups: Part[] };
  const kept = unchanged(groups);
  const bar = await calls.create('announcement', {
    text: `Booking for the winter camp closes on Friday ${mark}.`,
    label: 'Choose your mornings',
    destination: address('/blog'),
    tone: 'offer',
  });
  try {
    const more = { label: `Questions and answers ${mark}`, destination: address('/faq') };
    const changed = kept.map((group, at) =>
      at === 0 ? { ...group, links: [...(group['links'] as Part[]), more] } : group,
    );
    await calls.publish('menu', '', { groups: changed });
    await calls.publish('announcement', bar);
    await untilLive(calls);

    await watchShifts(page);
    const { faults } = watchPage(page);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await openWithFonts(page, '/');
      await expect(page.getByRole('region', { name: 'Announcement' })).toContainText(mark);
      expect(await overflowOf(page)).toBe(0);
      expect(await findViolations(page)).toEqual([]);
      expect(await shiftsOf(page)).toEqual([]);
    }
    expect(faults).toEqual([]);
    await page.getByText('Courses', { exact: true }).first().click();
    await expect(page.getByRole('link', { name: `Questions and answers ${mark}` })).toBeVisible();
    await page.keyboard.press('Escape');

    for (const path of ['/login', '/checkout', '/privacy'])
      expect(await textOf(path)).not.toContain('data-bar=');
    const scriptless = await openElsewhere({ javaScriptEnabled: false });
    await scriptless.goto('/blog');
    await expect(scriptless.getByText(`closes on Friday ${mark}`)).toBeVisible();

    await page.getByRole('button', { name: 'Close this announcement' }).click();
    await openWithFonts(page, '/');
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
    expect(await shiftsOf(page)).toEqual([]);
    // Not by the application: without the script that starts it, it does not come.
    await page.route(/\/start-\w+\.js$/, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
  } finally {
    await calls.remove('announcement', bar);
    await calls.publish('menu', '', { groups: kept });
  }
});
