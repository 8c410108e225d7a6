import { expect, type Page } from 'playwright/test';
import { fillInLogin, logIn } from './site/admin';
import { isFitForAll } from './site/finance-desk';
import { findOtherLetters } from './site/find-other-letters';
import { emptyBelow, overflowOf } from './site/overflow';
import { test } from './site/test';

// They only look. Short tests at the end of the staff's stories keep all processes busy until all are done.
test.describe.configure({ mode: 'parallel' });

const both = [1440, 390] as const;

/** The stories about classes and about money look at their pages on a desktop. */
const phone = [390] as const;

/** Our pages of the admin, by the name of their plugin, and the widths at which they are looked at here. */
const pages: readonly (readonly [plugin: string, widths: readonly number[], paths: readonly string[]])[] = [
  ['enquiries', both, ['', '/privacy', '/settings']],
  ['classes', phone, ['', '/today', '/week', '/times', '/marks', '/waiting', '/kinds']],
  [
    'payments',
    phone,
    ['', '/refunds', '/requests', '/revenue', '/receipts', '/credit-notes', '/reconciliation', '/settings'],
  ],
  ['publisher', both, ['', '/history', '/schedule', '/order']],
  ['insight', both, ['', '/visits', '/spend']],
  ['mailer', both, ['']],
  ['audit', both, ['']],
];

/** Opens a page as if it were typed into the address line, and waits until it has its data. */
async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(`/admin${path}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** What the browser writes into its console as an error, with the page. */
function watchConsole(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`));
  return errors;
}

for (const [plugin, widths, paths] of pages) {
  test(`the pages of ${plugin} are fit for all, at ${widths.join(' and ')} px, without an error in the console`, async ({
    page,
  }) => {
    await logIn(page, 'superAdmin');
    const errors = watchConsole(page);
    for (const path of paths) {
      await openPage(page, `/plugins/${plugin}${path}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await test.step(`${plugin}${path} at ${String(width)} px`, async () => {
          await isFitForAll(page);
          expect([await overflowOf(page), await emptyBelow(page)]).toEqual([0, 0]);
        });
      }
      expect(await findOtherLetters(page)).toEqual([]);
    }
    expect(errors).toEqual([]);
  });
}

test('what each role finds in its menu opens, without an error in the console', async ({ openElsewhere }) => {
  for (const role of ['admissions', 'finance', 'marketing', 'teacher'] as const) {
    const page = await openElsewhere({ viewport: { width: 1440, height: 900 } });
    const errors = watchConsole(page);
    await page.goto('/admin');
    await fillInLogin(page, role);
    await expect(page.getByRole('heading', { level: 1, name: /^(Good|Today)/ })).toBeVisible();
    const links = page.getByRole('navigation').first().getByRole('link');
    for (const link of await links.all()) {
      if (!(await link.isVisible())) continue;
      await link.click();
      // The Content Manager opens its first list by itself.
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 30_000 });
      await page.waitForLoadState('networkidle');
      await expect(page.getByText(/don't have the permissions|No permissions/)).toHaveCount(0);
      expect(await findOtherLetters(page)).toEqual([]);
    }
    expect(errors, role).toEqual([]);
    await page.context().close();
  }
});
