import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { textOf } from './site/served';

/** The most that a page may weigh, in kB of brotli: its HTML, and the scripts until its application runs. */
const budgets: [path: string, html: number, script: number][] = [
  ['/', 15.6, 83],
  ['/book-free-class', 12, 117],
  ['/connect', 10.5, 108],
  ['/instructor', 11.2, 113],
  ['/login', 10.2, 153],
  ['/register', 10.4, 150],
  ['/checkout', 9.5, 161],
];

/** Pages with a form of their own, none of which is MUI's (decision 80). */
const native = ['/book-free-class', '/connect', '/instructor', '/free-modal'];

interface PageStart {
  scripts: string[];
  preloads: { href: string; as: string }[];
}

const weigh = (text: string): number => brotliCompressSync(text).length / 1000;

/** A page's HTML, and all scripts that it loads before its application runs. */
async function load(path: string): Promise<{ html: string; scripts: string[] }> {
  const html = await textOf(path);
  const [, start = ''] = /id="page-start">(.*?)<\/script>/.exec(html) ?? [];
  const [, loader = ''] = /<script src="([^"]+)" defer/.exec(html) ?? [];
  const { scripts, preloads } = JSON.parse(start) as PageStart;
  const later = preloads.filter(({ as }) => as === 'script').map(({ href }) => href);
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
