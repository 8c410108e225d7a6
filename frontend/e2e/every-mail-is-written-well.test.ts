import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { siteUrl } from './env';
import { findOddWays } from './site/find-odd-ways';
import { listMails } from './site/outbox';

const readPdf = path.resolve('..', '..', '.ci', 'jest', 'read-pdf.mjs');

/** The specification fixes '75999 INR' in a receipt's mail. It stands once, behind the amount as people write it. */
const fixed = /(?<=[₹$£][\d,]+ )\(\d+ (?:INR|USD|GBP)\)/;

/** Mails to parents, applicants and staff that the stories before this one have caused. */
test('money and days are written in one way in every mail and receipt', async ({ page, request }) => {
  const mails = await listMails(request);
  const receipts = mails.flatMap(({ attachments }) =>
    attachments.filter(({ filename }) => filename.endsWith('.pdf')),
  );
  expect(receipts.length).toBeGreaterThan(0);
  const odd: string[] = [];
  for (const { subject, text, html } of mails) {
    await page.setContent(html);
    const shown = await page.locator('body').innerText();
    const lines = [subject, ...`${text}\n${shown}`.split('\n')].map((line) => line.replace(fixed, ''));
    odd.push(...lines.flatMap(findOddWays).map((found) => `${subject}: ${found}`));
  }
  for (const { filename, base64 } of receipts) {
    const { stdout } = spawnSync(process.execPath, [readPdf], { input: Buffer.from(base64, 'base64') });
    const { pages } = JSON.parse(stdout.toString()) as { pages: string[] };
    expect(pages.join(' ')).toMatch(/(?:Receipt|note) No\./);
    odd.push(...pages.flatMap(findOddWays).map((found) => `${filename}: ${found}`));
  }
  expect(odd).toEqual([]);
});

test('every link of every mail shows a page, and no server is told what stands behind its "#"', async ({
  request,
}) => {
  const links = (await listMails(request)).flatMap(({ subject, html, text }) =>
    [...`${html}\n${text}`.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([link]) => ({ subject, link })),
  );
  const ours = links
    .map(({ subject, link }) => ({ subject, at: new URL(link.replaceAll('&amp;', '&')) }))
    .filter(({ at }) => at.origin === new URL(siteUrl).origin);
  expect(ours.some(({ at }) => at.pathname === '/booking' && at.hash !== '')).toBe(true);
  const wrong: string[] = [];
  for (const address of new Set(ours.map(({ at }) => at.pathname + at.search))) {
    const statuses = [await request.get(siteUrl + address), await request.head(siteUrl + address)];
    for (const answer of statuses) if (!answer.ok()) wrong.push(`${address}: ${String(answer.status())}`);
    if (/[?&](?:t|token|pass)=|\.(?:manage|join)\./.test(address)) wrong.push(`${address}: tells a secret`);
  }
  expect(wrong).toEqual([]);
});
