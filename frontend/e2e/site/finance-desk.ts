import { expect, type Download, type Locator, type Page } from 'playwright/test';
import { findViolations } from './find-violations';
import type { Purchase } from './purchases';

/* The finance desk in the admin. */

export const deskPage = '/admin/plugins/payments';

/** Faults of Strapi's own parts: the small button that clears its search field. */
const ofStrapi =
  /^target-size: <button class="[^"]*" aria-disabled="false" type="button" data-state="closed">$/;

export async function isFitForAll(page: Page): Promise<void> {
  expect((await findViolations(page)).filter((violation) => !ofStrapi.test(violation))).toEqual([]);
}

export async function openOrder(page: Page, { number, order }: Purchase): Promise<void> {
  await page.goto(`${deskPage}/orders/${order}`);
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
}

export async function openPage(page: Page, path: string, title: string): Promise<void> {
  await page.goto(`${deskPage}/${path}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

export const story = (page: Page) => page.getByRole('list', { name: 'What has happened, oldest first' });

/** The file that a click of the button saves. */
export async function download(page: Page, button: Locator): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return file;
}
