import { expect, test } from 'playwright/test';
import { logIn, openEntry } from './site/admin';
import { entryCalled } from './site/keeping';
import { lookOver } from './site/look-over';
import { asLongAsABuild, writeAtEnd } from './site/publishing-pages';
import { dataOf, htmlOf } from './site/served';
import { callsOf } from './site/staff-calls';
import { wakePage } from './site/wake-page';

const question = 'Can I get a refund?';

test('a draft is seen in its page before anyone else sees it', async ({ page }) => {
  await logIn(page, 'marketing');
  const calls = await callsOf(page);
  const faq = await entryCalled(calls, 'faq', { question });
  await openEntry(page, 'FAQ question', question);
  await writeAtEnd(page, ' Nobody else reads this yet.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved document')).toBeVisible();
  try {
    const [preview] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Preview the draft' }).click(),
    ]);
    await expect(preview.locator('#preview-bar')).toContainText(
      `Preview of a draft: ${question}. Not published.`,
      asLongAsABuild,
    );
    await wakePage(preview);
    await preview.getByText(question, { exact: true }).click();
    await expect(preview.getByText('Nobody else reads this yet.')).toBeVisible();
    await lookOver(preview);
    expect(await htmlOf('/faq')).not.toContain('Nobody else reads this yet.');
    expect(await dataOf('/faq')).not.toContain('Nobody else reads this yet.');
  } finally {
    await calls.save('faq', faq.documentId, { answer: faq['answer'] });
  }
});
