import { expect, type Page } from 'playwright/test';

const root = '/admin/plugins/publisher';

export const publishingPages = { now: root, history: `${root}/history`, schedule: `${root}/schedule` };

const titles = { now: 'Publishing', history: 'History', schedule: 'Schedule' };

export async function openPublishing(page: Page, which: keyof typeof publishingPages = 'now'): Promise<void> {
  await page.goto(publishingPages[which]);
  await expect(page.getByRole('heading', { level: 1, name: titles[which], exact: true })).toBeVisible();
}

/** A build takes as long as the machine needs. The page updates by itself. */
export const asLongAsABuild = { timeout: 180_000 };

/** Waits until the box next to the entry says so, without a reload. */
export async function isToldBeside(page: Page, word: 'Waiting' | 'Live'): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: word }).first()).toBeVisible(asLongAsABuild);
}

/** Writes at the end of a text of several paragraphs. */
export async function writeAtEnd(page: Page, words: string): Promise<void> {
  const editor = page.locator('[data-slate-editor=true]');
  await editor.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}
