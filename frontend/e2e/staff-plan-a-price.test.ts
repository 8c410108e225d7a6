import { expect, test } from 'playwright/test';
import { logIn, openEntry } from './site/admin';
import { entryCalled, keeping } from './site/keeping';
import { openPublishing } from './site/publishing-pages';
import { htmlOf } from './site/served';
import { callsOf } from './site/staff-calls';
import { untilLive, untilState } from './site/until-live';

// It waits for its time while other tests run. They do not touch this plan.
test('a scheduled price takes effect at its time, and the site follows', async ({ page }) => {
  test.slow();
  await logIn(page, 'marketing');
  const calls = await callsOf(page);
  const plan = await entryCalled(calls, 'plan', { key: 'math-half-yearly' });
  await keeping(calls, [{ type: 'plan', id: plan.documentId, fields: ['prices'] }], async () => {
    await openEntry(page, 'Plan', 'Math Half-Yearly');
    await page.getByRole('button', { name: 'Schedule…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'What should happen' }).click();
    await page.getByRole('option', { name: 'Change prices' }).click();
    await dialog.getByRole('textbox', { name: /^INR/ }).fill('6,777');
    // Whole minutes. The next minute may begin before the form is sent.
    const at = await page.evaluate(() => {
      const time = new Date(Date.now() + 2 * 60_000);
      const two = (value: number) => String(value).padStart(2, '0');
      const date = `${String(time.getFullYear())}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
      return { date, time: `${two(time.getHours())}:${two(time.getMinutes())}` };
    });
    await dialog.getByLabel('Day').fill(at.date);
    await dialog.getByLabel('Time').fill(at.time);
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect(page.getByRole('list', { name: 'Scheduled for this entry' })).toContainText('₹6,777');
    await untilState(calls, 'what was planned to be done', (state) => state.scheduled.length === 0);
    await untilLive(calls);
    expect(await htmlOf('/')).toContain('₹6,777');
    await openPublishing(page, 'schedule');
    await expect(page.getByRole('row').filter({ hasText: '₹6,777' }).first()).toContainText('Done');
  });
});
