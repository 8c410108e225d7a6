import { expect, test } from 'playwright/test';
import { logIn, openEntry, openOnly, publish } from './site/admin';
import { entryCalled, keeping } from './site/keeping';
import { isToldBeside, openPublishing, writeAtEnd } from './site/publishing-pages';
import { dataOf, htmlOf } from './site/served';
import { callsOf } from './site/staff-calls';
import { untilLive } from './site/until-live';

const question = 'Can I get a refund?';

test('a price, a quote, an answer and a picture are changed by clicking, and are live', async ({ page }) => {
  await logIn(page, 'marketing');
  const calls = await callsOf(page);
  const plan = await entryCalled(calls, 'plan', { key: 'math-monthly' });
  const testimonial = await entryCalled(calls, 'testimonial', { order: '0' });
  const faq = await entryCalled(calls, 'faq', { question });
  const quote = 'She explains it until it is mine.';
  const alt = 'Two children fly a kite from a paper bridge';
  const kept = [
    { type: 'plan', id: plan.documentId, fields: ['prices'] },
    { type: 'testimonial', id: testimonial.documentId, fields: ['quote'] },
    { type: 'faq', id: faq.documentId, fields: ['answer'] },
    { type: 'home-page', fields: ['slides'] },
  ];
  await keeping(calls, kept, async () => {
    await openEntry(page, 'Testimonial', String(testimonial['name']));
    await page.getByRole('textbox', { name: /^Quote/ }).fill(quote);
    await publish(page);
    await openEntry(page, 'FAQ question', question);
    await writeAtEnd(page, ' Ask us about yours.');
    await publish(page);
    await openOnly(page, 'Home page');
    await page.getByRole('button', { name: 'Maths', exact: true }).click();
    const slide = page.getByRole('region', { name: 'Maths' });
    await slide.getByRole('textbox', { name: 'Alternative text' }).fill(alt);
    await slide.getByRole('textbox', { name: 'Focal point from the left' }).fill('33');
    await publish(page);
    await openEntry(page, 'Plan', 'Math Monthly');
    await page.getByRole('button', { name: 'INR' }).click();
    await page.getByRole('textbox', { name: 'Price' }).fill('6,651');
    await publish(page);
    await isToldBeside(page, 'Waiting');
    await isToldBeside(page, 'Live');
    await untilLive(calls);
    const home = await htmlOf('/');
    for (const words of ['₹6,651', quote, `alt="${alt}"`, 'object-position:33% 45%'])
      expect.soft(home.includes(words), `/ shows “${words}”`).toBe(true);
    expect(await dataOf('/')).toContain('"amountMinor":665100');
    expect(await htmlOf('/faq')).toContain('Ask us about yours.');
    await openPublishing(page);
    await expect(page.getByText('Everything published is live')).toBeVisible();
    await expect(page.getByText(/Went live .*, published by /)).toBeVisible();
  });
});
