import { expect, test } from 'playwright/test';
import { logIn, openEntry } from './site/admin';
import { entryCalled } from './site/keeping';
import { openPublishing, writeAtEnd } from './site/publishing-pages';
import { htmlOf } from './site/served';
import { callsOf } from './site/staff-calls';
import { untilState } from './site/until-live';

const question = 'Can I get a refund?';
const lostPage = '/a-page-that-nobody-made';

test('a link to nothing is refused at its field, in words, and the site stays as it is', async ({ page }) => {
  await logIn(page, 'marketing');
  const calls = await callsOf(page);
  const faq = await entryCalled(calls, 'faq', { question });
  const before = await htmlOf('/faq');
  await openEntry(page, 'FAQ question', question);
  await writeAtEnd(page, ' More');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByPlaceholder('Enter link text').fill('More');
  await page.getByPlaceholder('Paste link').fill(lostPage);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  try {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const sentence = `${lostPage} is not on the site. Publish it first, or lead somewhere else.`;
    await expect(page.getByText(sentence).first()).toBeVisible();
    await openPublishing(page);
    await expect(page.getByRole('region', { name: /must be fixed before the site can change/ })).toHaveCount(
      0,
    );
    expect(await htmlOf('/faq')).toBe(before);
  } finally {
    await calls.publish('faq', faq.documentId, { answer: faq['answer'] });
  }
  await untilState(calls, 'the site to follow', (state) => !state.isStale && state.problem === null);
});

test('the words of a picture on the site cannot be emptied in the media library, nor its file deleted', async ({
  page,
}) => {
  await logIn(page, 'marketing');
  const calls = await callsOf(page);
  const slides = (await calls.read('home-page'))['slides'] as {
    picture: { alt: string | null; image: { id: number; name: string } };
  }[];
  const image = slides
    .map(({ picture }) => picture)
    .filter(({ alt }) => !alt)
    .at(-1)?.image;
  if (image === undefined) throw new Error('Every slide has words of its own.');
  await expect(calls.describe(image.id, { name: image.name, alternativeText: '' })).rejects.toThrow(
    /The site shows this file in the home page/,
  );
});
