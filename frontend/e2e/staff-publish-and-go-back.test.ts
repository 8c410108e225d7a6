import { expect, test } from 'playwright/test';
import { logIn } from './site/admin';
import { entryCalled, keeping } from './site/keeping';
import { lookOver } from './site/look-over';
import { openPublishing } from './site/publishing-pages';
import { htmlOf } from './site/served';
import { callsOf } from './site/staff-calls';
import { readState, untilLive, untilState } from './site/until-live';

test('an earlier release is put back by a click, and Publish now brings all of it again', async ({
  page,
}) => {
  await logIn(page, 'marketing');
  const calls = await callsOf(page);
  const teacher = await entryCalled(calls, 'teacher', { slug: 'ananya-r' });
  const line = 'Begins each lesson with a question and a pair of scissors.';
  await keeping(calls, [{ type: 'teacher', id: teacher.documentId, fields: ['line'] }], async () => {
    await untilLive(calls);
    const { live } = await readState(calls);
    const path = '/teacher/know-your-teacher';
    await calls.publish('teacher', teacher.documentId, { line });
    await untilLive(calls);
    expect(await htmlOf(path)).toContain(line);
    await openPublishing(page, 'history');
    await page.getByRole('link', { name: String(live?.number), exact: true }).click();
    await page.getByRole('button', { name: 'Roll back to this release' }).click();
    await page.getByRole('button', { name: 'Roll back', exact: true }).click();
    await untilState(calls, 'the earlier release', (state) => state.live?.number === live?.number);
    expect(await htmlOf(path)).not.toContain(line);
    await openPublishing(page);
    await expect(
      page.getByText(`The site was rolled back to release ${String(live?.number)}.`),
    ).toBeVisible();
    await expect(page.getByText('The site does not show everything that is published.')).toBeVisible();
    await lookOver(page);
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish now' }).click();
    await untilState(calls, 'the newest release', (state) => state.hold === null && !state.isStale);
    expect(await htmlOf(path)).toContain(line);
  });
});
