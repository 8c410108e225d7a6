import { expect, test } from 'playwright/test';
import { logInForCalls } from './site/staff-calls';
import { untilLive } from './site/until-live';

const section = 'What families, teachers and learners say';

test('a home page without testimonials has no section for them, and is whole', async ({ page }) => {
  const calls = await logInForCalls();
  const entries = await calls.list('testimonial');
  const documentIds = entries.map(({ documentId }) => documentId);
  const shown = page.getByRole('heading', { name: section });
  await page.goto('/');
  await expect(shown).toHaveCount(1);
  try {
    await calls.bulk('testimonial', 'bulkUnpublish', documentIds);
    await untilLive(calls);
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(shown).toHaveCount(0);
  } finally {
    await calls.bulk('testimonial', 'bulkPublish', documentIds);
    await untilLive(calls);
  }
  await page.reload();
  await expect(shown).toHaveCount(1);
});
