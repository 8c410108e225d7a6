import { expect, test, type Page } from 'playwright/test';
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

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`what a reader sees first is content and no decoration, at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchPaints(page);
    for (const path of pages) {
      await page.goto(path);
      await expect.poll(() => page.evaluate(() => window.painted.largest.length)).toBeGreaterThan(0);
      // Prices in the visitor's own currency come with the application.
      await page.waitForLoadState('networkidle');
      const { largest, shifts } = await page.evaluate(() => window.painted);
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
