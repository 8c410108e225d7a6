import { expect, test } from 'playwright/test';
import { pages } from './site/pages';
import { wakePage } from './site/wake-page';

test('a page may run only our own scripts and is shown in nobody’s frame', async ({ request }) => {
  const headers = (await request.get('/')).headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBeTruthy();
});

for (const path of pages) {
  test(`${path} carries no script of its own in its text`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
    const executable = scripts.filter((text) => !/\bsrc=|type="application\/(ld\+)?json"/.test(text));
    expect(executable).toEqual([]);
  });
}

test('pages are asked for again each time, and an unchanged one is not sent twice', async ({ request }) => {
  const first = await request.get('/faq');
  expect(first.headers()['cache-control']).toMatch(/no-cache|max-age=0/);
  const again = await request.get('/faq', { headers: { 'if-none-match': first.headers()['etag'] ?? '' } });
  expect(again.status()).toBe(304);
});

test('files with a fingerprint in their name are kept for a year', async ({ page }) => {
  const kept = new Map<string, string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/-[0-9a-f]{12,}\.js$|\.woff2$/.test(pathname))
      kept.set(pathname, response.headers()['cache-control'] ?? '');
  });
  await page.goto('/');
  await wakePage(page);
  await expect.poll(() => kept.size).toBeGreaterThan(2);
  for (const [file, rule] of kept) expect(rule, file).toMatch(/max-age=31536000.*immutable/);
});

for (const encoding of ['br', 'gzip']) {
  test(`text travels as ${encoding} to who understands it`, async ({ request }) => {
    const answer = await request.get('/', { headers: { 'accept-encoding': encoding } });
    expect(answer.headers()['content-encoding']).toBe(encoding);
    expect(answer.headers()['vary']?.toLowerCase()).toContain('accept-encoding');
  });
}

test('what the build leaves only for the server is not served', async ({ request }) => {
  expect((await request.get('/_site.json')).status()).toBe(404);
});

test('drafts and the schema stay closed to the world', async ({ request }) => {
  for (const path of ['/api/courses?status=draft', '/api/content-type-builder/content-types', '/api/users']) {
    expect([400, 401, 403, 404], path).toContain((await request.get(path)).status());
  }
});
