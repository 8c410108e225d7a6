import { expect, type Page, test } from 'playwright/test';
import { findViolations } from './site/find-violations';
import { findOddWays } from './site/find-odd-ways';
import { findVagueLinks } from './site/find-vague-links';
import { overflowOf } from './site/overflow';
import { pages } from './site/pages';
import { waitForCarousels, wakePage } from './site/wake-page';
import { watchPage } from './site/watch-page';

const narrowest = { width: 320, height: 640 };

const sizes = [
  { name: 'a phone', viewport: { width: 390, height: 844 } },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
];

test.use({ viewport: narrowest });

for (const path of pages) {
  test(`${path} answers whole, accessible and without faults on a phone and a desktop, and on the narrowest phone without sideways scrolling`, async ({
    page,
  }) => {
    const { faults, strangers } = watchPage(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/^.{10,}/);
    await test.step('on the narrowest phone, also with wide letters and lines', () => fitsNarrowly(page));
    await test.step('money and days are written in one way', () => isWrittenInOneWay(page));
    await wakePage(page);
    for (const { name, viewport } of sizes)
      await test.step(`on ${name}`, async () => {
        await page.setViewportSize(viewport);
        await waitForCarousels(page);
        expect(await findViolations(page)).toEqual([]);
        expect(await findVagueLinks(page)).toEqual([]);
      });
    expect(strangers).toEqual([]);
    expect(faults).toEqual([]);
  });
}

/** With and without the spacing that a reader may choose by WCAG 1.4.12. */
async function fitsNarrowly(page: Page): Promise<void> {
  expect(await overflowOf(page)).toBe(0);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  expect(await overflowOf(page)).toBe(0);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

async function isWrittenInOneWay(page: Page): Promise<void> {
  const texts = await page.locator('body').evaluate(readWords);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.flatMap(findOddWays)).toEqual([]);
}

/** All words of a page but its code, also what is not shown yet, and what a screen reader says. */
function readWords(page: Element): string[] {
  const body = page.cloneNode(true) as Element;
  body.querySelectorAll('script, style, pre, code').forEach((element) => element.remove());
  const names = [...body.querySelectorAll('[aria-label], [alt]')].map(
    (element) => element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? '',
  );
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) names.push(walker.currentNode.textContent ?? '');
  return names;
}

test('money and days would be refused in another form', () => {
  const odd = ['₹ 6,499', 'INR 6499', '6499 INR', '$2599', '₹119,999', '£1,19,999', '$249.00', '12 dollars'];
  const oddDays = ['September 4, 2025', '4th September', '4 Sep 2025', '2025-09-04', '04/09/2025'];
  expect([...odd, ...oddDays].filter((text) => findOddWays(text).length === 0)).toEqual([]);
  const right = ['₹1,19,999', '$2,599', '£19', '₹812.50', '4 September 2025', 'since November 2026', '24/7'];
  expect(right.flatMap(findOddWays)).toEqual([]);
});
