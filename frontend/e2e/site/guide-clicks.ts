import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { clicksOn } from './clicks';

const guides = path.join(__dirname, '../../../docs/guides');

/** How many clicks a guide says that a job takes: a row of its table of clicks. */
function clicksInGuide(guide: string, job: string): number {
  const rows = readFileSync(path.join(guides, `${guide}.md`), 'utf8').split('\n');
  const row = rows.map((each) => each.split('|').map((cell) => cell.trim())).find(([, cell]) => cell === job);
  if (row === undefined) throw new Error(`The guide of ${guide} has no clicks for “${job}”.`);
  return Number(row[2]);
}

/** Does a job from the admin's home, and expects as many clicks as its guide says. Typing and keys are no clicks. */
export async function takesClicksOfGuide(
  page: Page,
  guide: 'admissions' | 'finance' | 'marketing',
  job: string,
  work: () => Promise<void>,
): Promise<void> {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'This week in numbers' })).toBeVisible();
  const clicks = await clicksOn(page);
  await work();
  expect([job, await clicks()]).toEqual([job, clicksInGuide(guide, job)]);
}
