import { expect, test, type Page } from 'playwright/test';
import { withEarlyFonts } from './site/shifts';
import { waitForCarousels, wakePage } from './site/wake-page';

/** Pages with a picture in cut paper, or a headline, in the first view. */
const pages = [
  '/',
  '/book-free-class',
  '/contact',
  '/courses/coding',
  '/courses/math',
  '/programs/one-to-one',
];

interface Painted {
  /** What the largest paint was of, such as 'IMG.sc'. */
  largest: string[];
  shifts: number;
}

declare global {
  interface Window {
    painted: Painted;
  }
}

async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const painted: Painted = { largest: [], shifts: 0 };
    window.painted = painted;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as PerformanceEntry & { element: Element | null };
        painted.largest.push(`${element?.tagName ?? ''}.${element?.className ?? ''}`);
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        painted.shifts += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What was painted until the network rests, with the fonts there before the first paint. */
async function paintedOn(page: Page, path: string): Promise<Painted> {
  await withEarlyFonts(async () => {
    await page.goto(path);
    await expect.poll(() => page.evaluate(() => window.painted.largest.length)).toBeGreaterThan(0);
    // Prices in the visitor's own currency come with the application.
    await page.waitForLoadState('networkidle');
    return page;
  });
  return page.evaluate(() => window.painted);
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`what a reader sees first is content and no decoration, at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchPaints(page);
    for (const path of pages) {
      const { largest, shifts } = await paintedOn(page, path);
      expect(
        largest.filter((painted) => !/^(IMG|H1|P|A|LI|DIV)\./.test(painted) || painted.includes('paper')),
      ).toEqual([]);
      expect(shifts, path).toBeLessThan(0.01);
    }
  });

test('the two fonts that the head of a page names are all that it fetches, down to its end', async ({
  page,
}) => {
  for (const path of ['/', '/courses/coding', '/blog', '/book-free-class', '/winter-camp', '/login']) {
    const fetched = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fetched.add(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await page.keyboard.press('End');
    await page.waitForLoadState('networkidle');
    const named = await page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(named, path).toHaveLength(2);
    expect([...fetched].sort(), path).toEqual(named.sort());
    page.removeAllListeners('request');
  }
});

test('nothing moves when the application comes with the whole styles', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchPaints(page);
  await page.goto('/');
  await wakePage(page);
  await waitForCarousels(page);
  expect((await page.evaluate(() => window.painted)).shifts).toBeLessThan(0.01);
});

/** Texts of the site at the weights in which it has them. */
const samples = [
  ['Literata', '500', 'I was told before the test that fractions were shaky, and we had two weeks for it.'],
  ['Literata', '700', 'Robots, paper and a lot of questions: ten mornings with one teacher in the holidays'],
  [
    'Figtree',
    '400',
    'Forty-five minutes, free. The first idea is usually your child’s, and the class goes from there.',
  ],
  ['Figtree', '700', 'Every teacher has taught for three years and is checked before the first class'],
  ['Figtree', '800', 'Ten mornings, four children, one teacher'],
] as const;

test('letters of the device are as wide as ours, so that nothing moves when the fonts are late', async ({
  page,
}) => {
  await page.goto('/');
  for (const [family, weight, text] of samples) {
    const shares = await page.evaluate(
      async ([name, bold, words]) => {
        // Large, as letters may stand on whole pixels only.
        const style = `position:absolute;white-space:nowrap;font:${bold} 200px`;
        await document.fonts.load(`${bold} 200px '${name} Variable'`);
        const widthIn = (families: string) => {
          const sample = document.createElement('span');
          sample.setAttribute('style', `${style} ${families}`);
          sample.textContent = words;
          document.body.append(sample);
          const { width } = sample.getBoundingClientRect();
          sample.remove();
          return width;
        };
        const [ours, none] = [widthIn(`'${name} Variable'`), widthIn('monospace')];
        const widths = ['Fallback', 'Fallback Android', 'Fallback Linux'].map((kind) =>
          widthIn(`'${name} ${kind}', monospace`),
        );
        // Every device has some of the fonts.
        return widths.filter((width) => width !== none).map((width) => ours / width);
      },
      [family, weight, text] as const,
    );
    expect(shares.length, family).toBeGreaterThan(0);
    for (const share of shares) expect(Math.abs(share - 1), `${family} ${weight}`).toBeLessThan(0.02);
  }
});
