import { expect, type Page, test } from 'playwright/test';
import { seen, type Beacon } from '@lanternway/contracts/insight/visits';
import { readVisits } from '@lanternway/contracts/insight/visits-calls';
import type { VisitReport } from '@lanternway/contracts/insight/visits-staff';
import { loginOf } from './site/admin';

/** Of each run, as a visit counts once a day. */
const run = String(Date.now() % 1_000_000);

/** The test's own browser says that it is a program, and programs are not counted. */
const userAgentOf = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${String(version)}.0.${run}.0 Safari/537.36`;

test.use({ userAgent: userAgentOf(142) });

/** What the page tells from now on. */
function toldBy(page: Page): string[] {
  const told: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(seen.path)) return;
    const { event, path } = JSON.parse(request.postData() ?? '{}') as Beacon;
    told.push(`${event} ${path}`);
  });
  return told;
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const dayMs = 24 * 60 * 60_000;

test('a visit counts once with all its pages, and staff see it as a total', async ({ page }) => {
  const campaign = `story-${Date.now().toString(36)}`;
  const told = toldBy(page);
  await page.goto(`/faq?utm_campaign=${campaign}`);
  await expect.poll(() => told).toEqual(['view /faq']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect.poll(() => told).toEqual(['view /faq', 'view /contact']);
  expect(await page.context().cookies()).toEqual([]);

  // Of fewer than five visits nothing is said, so four others come.
  for (const version of [138, 139, 140, 141]) {
    const data = JSON.stringify({ event: 'view', path: '/faq', campaign } satisfies Beacon);
    const headers = { 'User-Agent': userAgentOf(version), 'Content-Type': 'text/plain' };
    const answer = await page.request.post(seen.path, { headers, data });
    expect(answer.status()).toBe(204);
  }
  const login = await page.request.post('/admin/login', { data: loginOf('finance') });
  const { data: staff } = (await login.json()) as { data: { token: string } };
  const headers = { Authorization: `Bearer ${staff.token}` };
  const params = { from: dayOf(Date.now() - dayMs), to: dayOf(Date.now() + dayMs), campaign };
  const countedNow = async () => {
    const answer = await page.request.get(readVisits.path, { headers, params });
    const { totals } = (await answer.json()) as VisitReport;
    return [totals.visits, totals.views];
  };
  await expect.poll(countedNow).toEqual([5, 6]);
});

/** Does what is told at once. */
async function beginToWrite(page: Page): Promise<void> {
  await page.goto('/connect');
  await page.getByRole('textbox', { name: 'Name' }).fill('Priya');
  await page.getByRole('textbox', { name: 'Message' }).fill('Do you teach on Sundays?');
}

test('somebody who objects is not counted, until they take it back', async ({ page }) => {
  const told = toldBy(page);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Do not count me' }).click();
  await page.getByRole('button', { name: 'Do not count me' }).click();
  await expect(page.getByText('Visits in this browser are not counted.')).toBeVisible();
  told.length = 0;
  await beginToWrite(page);
  expect(told).toEqual([]);
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Count me again' }).click();
  await beginToWrite(page);
  await expect.poll(() => told).toContain('form_open /connect');
});

test('a browser that asks for privacy is not counted', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const told = toldBy(page);
  await beginToWrite(page);
  await page.goto('/privacy');
  await expect(page.getByRole('button', { name: 'Do not count me' })).toBeDisabled();
  expect(told).toEqual([]);
});
