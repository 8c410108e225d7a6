import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { kinds, pages } from './site/pages';
import { sentSize, textOf } from './site/served';
import { waitForScript } from './site/wake-page';

/**
 * The most that a page may weigh, in kB of brotli: its HTML, and the scripts until its application runs. Names of modules depend on
 * where the site is built, which makes up to 0.2 kB.
 */
const budgets: [path: string, html: number, script: number][] = [
  ['/', 12.6, 79.9],
  ['/book-free-class', 7.7, 72.5],
  ['/connect', 7, 72],
  ['/instructor', 7.5, 71.9],
  ['/winter-camp', 8.3, 81.4],
  ['/login', 5.5, 70.6],
  ['/register', 5.6, 70.6],
  ['/forgot-password', 4.8, 70.6],
  ['/checkout', 3.7, 72.1],
];

/** What the checkout of a parent who is logged in may load, in kB: the page's scripts and its forms. */
const checkoutOfParents = 145.1;

/** What a server sends before it waits for an answer, in kB: ten packets of 1,460 bytes, less some 0.7 for the headers (decision 106). */
const firstFlight = 13.9;

/** Pages with a form of their own, none of which is MUI's (decision 80). */
const native = ['/book-free-class', '/connect', '/instructor', '/free-modal'];

/** How much of the rules that a page carries its elements meet, in % of their text, before anybody touches it (decision 144). */
const leastMet = 65;
const metRules = new Map<string, number>([
  ...[...kinds, ...native, '/certification', '/programs/one-to-one', '/winter-camp'].map(
    (path) => [path, leastMet] as const,
  ),
  ['/', 80],
  ['/courses/coding', 74],
]);

/** The pages whose form's code comes with the first thing that the reader does, and what it may weigh. */
const forms: [path: string, most: number][] = [
  ['/book-free-class', 45.3],
  ['/connect', 35.4],
  ['/instructor', 39.2],
  ['/login', 68.4],
  ['/register', 66],
  ['/forgot-password', 63.9],
];

interface PageStart {
  scripts: string[];
  preloads: { href: string; as: string; isForParents?: boolean }[];
}

const weigh = (text: string): number => brotliCompressSync(text).length / 1000;

/** A page's HTML, and all scripts that it loads before its application runs, for a visitor or for a parent. */
async function load(path: string, isParent = false): Promise<{ html: string; scripts: string[] }> {
  const html = await textOf(path);
  const [, start = ''] = /id="page-start">(.*?)<\/script>/.exec(html) ?? [];
  const [, loader = ''] = /<script src="([^"]+)" defer/.exec(html) ?? [];
  const { scripts, preloads } = JSON.parse(start) as PageStart;
  const isLoaded = ({ as, isForParents }: PageStart['preloads'][number]) =>
    as === 'script' && (isParent || !isForParents);
  const later = preloads.filter(isLoaded).map(({ href }) => href);
  const addresses = [...new Set([loader, ...scripts, ...later])];
  return { html, scripts: await Promise.all(addresses.map(textOf)) };
}

for (const [path, most, mostScript] of budgets)
  test(`${path} weighs no more than it may`, async () => {
    const { html, scripts } = await load(path);
    expect(scripts.length).toBeGreaterThan(2);
    expect.soft(weigh(html)).toBeLessThanOrEqual(most);
    expect(scripts.map(weigh).reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(mostScript);
  });

test('the checkout loads its forms for parents who are logged in, and only for them', async () => {
  const [visitors, parents] = [await load('/checkout'), await load('/checkout', true)];
  const hasForms = ({ scripts }: { scripts: string[] }) => scripts.some((text) => text.includes('MuiButton'));
  expect([hasForms(visitors), hasForms(parents)]).toEqual([false, true]);
  expect(parents.scripts.map(weigh).reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(
    checkoutOfParents,
  );
});

test('the HTML of each page comes in one go', async () => {
  for (const path of [...pages, '/free-modal', '/winter-camp']) {
    const size = await sentSize(path);
    expect.soft(size, path).toBeGreaterThan(1);
    expect.soft(size, path).toBeLessThanOrEqual(firstFlight);
  }
});

for (const [path, least] of metRules)
  test(`${path} carries few rules that nothing on it meets`, async ({ page }) => {
    // The whole sheets come with the first touch, or before the application.
    await page.route(/\/start-\w+\.js$/, (route) => route.abort());
    const sheets = new Map<string, Set<number>>();
    const looks = [
      [390, 'screen'],
      [1440, 'screen'],
      [1440, 'print'],
    ] as const;
    for (const [width, media] of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ media });
      await page.coverage.startCSSCoverage();
      await page.goto(path);
      // On paper there is no footer to scroll to.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      for (const { text = '', ranges } of await page.coverage.stopCSSCoverage()) {
        const met = sheets.get(text) ?? new Set();
        for (const { start, end } of ranges) for (let at = start; at < end; at += 1) met.add(at);
        sheets.set(text, met);
      }
    }
    const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0);
    const met = sum([...sheets.values()].map(({ size }) => size));
    expect((100 * met) / sum([...sheets.keys()].map(({ length }) => length))).toBeGreaterThanOrEqual(least);
  });

for (const path of native)
  test(`${path} brings no MUI and no styles made by script`, async () => {
    const { html, scripts } = await load(path);
    expect(html).not.toContain('data-emotion');
    expect(
      scripts.filter((script) => script.includes('MuiButton') || script.includes('data-emotion')),
    ).toEqual([]);
  });

test('the names of the countries come with the list of them', async () => {
  const { scripts } = await load('/book-free-class');
  expect(scripts.filter((script) => script.includes('Afghanistan'))).toEqual([]);
});

for (const [path, most] of forms)
  test(`${path} asks for the code of its form when the reader does something, and not before`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await waitForScript(page);
    await page.waitForLoadState('networkidle');
    const before = asked.length;
    await page.mouse.move(4, 8);
    await page.mouse.move(4, 4);
    await expect.poll(() => asked.length).toBeGreaterThan(before);
    await page.waitForLoadState('networkidle');
    const scripts = await Promise.all([...new Set(asked.slice(before))].map(textOf));
    expect(scripts.map(weigh).reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(most);
    expect(scripts.some((script) => script.includes('is required.'))).toBe(true);
  });
