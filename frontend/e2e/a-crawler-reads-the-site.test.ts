import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'playwright/test';
import { siteUrl } from './env';
import { kinds, pages } from './site/pages';

const parser = new XMLParser({ ignoreAttributes: false });

interface SitemapEntry {
  loc: string;
  lastmod?: string;
}

test('robots.txt lets crawlers in and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toMatch(/^User-agent: \*/m);
  expect(text).toMatch(/^Sitemap: http.*\/sitemap.*\.xml$/m);
});

test('the sitemap lists every page that is its own true address, with dates', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const index = new URL(/^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '').pathname;
  let xml = parser.parse(await (await request.get(index)).text());
  if (xml.sitemapindex) {
    const first = [xml.sitemapindex.sitemap].flat()[0] as SitemapEntry;
    xml = parser.parse(await (await request.get(new URL(first.loc).pathname)).text());
  }
  const entries = [xml.urlset.url].flat() as SitemapEntry[];
  const listed = entries.map(({ loc }) => new URL(loc).pathname);
  const canonical = pages.filter((path) => !/^\/course\/\d$/.test(path));
  expect(listed).toEqual(expect.arrayContaining([...canonical]));
  expect(listed.filter((path) => /404|\/course\/\d$/.test(path))).toEqual([]);
  const dated = entries.filter(({ lastmod }) => lastmod !== undefined && !Number.isNaN(Date.parse(lastmod)));
  expect(dated.length).toBeGreaterThan(10);
});

test('the blog has a feed with all posts', async ({ request }) => {
  const answer = await request.get('/blog/rss.xml');
  expect(answer.status()).toBe(200);
  const feed = parser.parse(await answer.text());
  const items = feed.rss.channel.item as { title: string; link: string; pubDate: string }[];
  expect(items.length).toBeGreaterThanOrEqual(8);
  for (const item of items) {
    expect(Number.isNaN(Date.parse(item.pubDate))).toBe(false);
    expect((await request.get(new URL(item.link).pathname)).status()).toBe(200);
  }
});

for (const path of kinds) {
  test(`${path} introduces itself to search engines and when shared`, async ({ page, request }) => {
    await page.goto(path);
    const meta = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
    expect((await meta('description'))?.length).toBeGreaterThan(40);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${siteUrl}${path === '/' ? '/' : path}`,
    );
    const image = new URL((await meta('og:image')) ?? '');
    expect(image.origin).toBe(siteUrl);
    const picture = await request.get(image.pathname);
    expect(picture.status()).toBe(200);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.length).toBeGreaterThan(0);
    for (const text of data) expect(JSON.parse(text)).toHaveProperty('@context', 'https://schema.org');
  });
}

/** What each kind of page must say of itself in structured data. */
const described: [path: string, type: string][] = [
  ['/', 'WebSite'],
  ['/course/mastery', 'Course'],
  ['/course/mastery', 'BreadcrumbList'],
  ['/faq', 'FAQPage'],
  ['/blog/why-we-draw-fractions-before-we-write-them', 'BlogPosting'],
];

for (const [path, type] of described) {
  test(`${path} carries a ${type}`, async ({ page }) => {
    await page.goto(path);
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join('\n');
    expect(data).toContain(`"${type}"`);
  });
}

test('the not-found page asks not to be listed', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});
