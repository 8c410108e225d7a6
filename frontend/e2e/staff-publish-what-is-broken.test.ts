import { expect, test } from 'playwright/test';
import { logIn, openEntry, publish } from './site/admin';
import { entryCalled } from './site/keeping';
import { lookOver } from './site/look-over';
import { asLongAsABuild, openPublishing, writeAtEnd } from './site/publishing-pages';
import { htmlOf } from './site/served';
import { callsOf } from './site/staff-calls';
import { untilState } from './site/until-live';

const question = 'Can I get a refund?';
const lostPage = '/a-page-that-nobody-made';

test('a broken link is described in words, with its entry, and the site stays until it is fixed', async ({
  page,
}) => {
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
  await publish(page);
  try {
    await openPublishing(page);
    const notice = page.getByRole('region', { name: /must be fixed before the site can change/ });
    await expect(notice).toBeVisible(asLongAsABuild);
    await expect(notice).toContainText(lostPage);
    expect(await htmlOf('/faq')).toBe(before);
    await lookOver(page);
    // One for each page that shows the question: a landing page does so too.
    await notice
      .getByRole('link', { name: `Open “${question}”` })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
  } finally {
    await calls.publish('faq', faq.documentId, { answer: faq['answer'] });
  }
  await untilState(calls, 'the site to follow again', (state) => !state.isStale && state.problem === null);
  expect(await htmlOf('/faq')).not.toContain(lostPage);
});

test('a picture that loses its text is reported, with the entry that shows it', async ({ page }) => {
  await logIn(page, 'marketing');
  const calls = await callsOf(page);
  const slides = (await calls.read('home-page'))['slides'] as {
    picture: { alt: string | null; image: { id: number; name: string; alternativeText: string } };
  }[];
  const image = slides
    .map(({ picture }) => picture)
    .filter(({ alt }) => !alt)
    .at(-1)?.image;
  if (image === undefined) throw new Error('Every slide has words of its own.');
  const { name, alternativeText } = image;
  await calls.describe(image.id, { name, alternativeText: '' });
  try {
    await openPublishing(page);
    const notice = page.getByRole('region', { name: /must be fixed before the site can change/ });
    await expect(notice).toBeVisible(asLongAsABuild);
    await expect(notice.getByRole('link', { name: /^Open “/ }).first()).toBeVisible();
    expect(await htmlOf('/')).toContain(alternativeText.replaceAll("'", '&#x27;'));
  } finally {
    await calls.describe(image.id, { name, alternativeText });
  }
  await untilState(calls, 'the site to follow again', (state) => !state.isStale && state.problem === null);
});
