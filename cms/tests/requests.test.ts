// Databases: SQLite, as it is about bodies and headers, before a route is reached.
import { readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { cmsRoot, createTestHome, startCms, type Cms, type TestHome } from './start-cms';

let home: TestHome;
let cms: Cms;

beforeAll(async () => {
  home = await createTestHome();
  cms = await startCms(home);
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

it('names every request, by the name it came with if that is one', async () => {
  const named = await request(cms.url).get('/api/faqs').set('X-Request-Id', 'from-the-proxy-1');
  expect(named.headers['x-request-id']).toBe('from-the-proxy-1');
  const unnamed = await request(cms.url).get('/api/faqs').set('X-Request-Id', 'no name!');
  expect(unnamed.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
});

it('gives other sites no access', async () => {
  const { headers } = await request(cms.url).get('/api/faqs').set('Origin', 'https://elsewhere.example');
  expect(headers['access-control-allow-origin'] ?? '').toBe('');
});

it('lets nobody frame the admin, and loads nothing for it from elsewhere', async () => {
  const { headers } = await request(cms.url).get('/admin');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['x-powered-by']).toBeUndefined();
  // Outside production Strapi opens the admin's own pages for its development server, so the policy is read elsewhere.
  const { headers: plain } = await request(cms.url).get('/content-manager/init');
  expect(plain['content-security-policy']).not.toMatch(/https?:|unsafe-eval|strapi/);
});

it('takes no files where none belong, and leaves none behind', async () => {
  const before = readdirSync(tmpdir()).length;
  for (const path of ['/api/faqs', '/api/upload', '/nowhere']) {
    const { status } = await request(cms.url).post(path).attach('files', Buffer.from('x'), 'x.txt');
    expect(status).toBe(415);
  }
  expect(readdirSync(tmpdir()).length).toBe(before);
});

it.each([
  ['is a list', '[]', 400],
  ['is no JSON', '{"a":', 400],
  ['holds a control character', '{"a":"b\\u0000"}', 400],
  ['holds half a character', '{"a":"\\ud800"}', 400],
  ['is too large', JSON.stringify({ a: 'x'.repeat(70_000) }), 413],
])('refuses a body that %s', async (_what, body, expected) => {
  const { status } = await request(cms.url)
    .post('/api/geo')
    .set('Content-Type', 'application/json')
    .send(body);
  expect(status).toBe(expected);
});

it('refuses control characters in addresses', async () => {
  for (const path of ['/api/faqs?filters[question]=a%00', '/api/faqs/a%00b']) {
    expect((await request(cms.url).get(path)).status).toBe(400);
  }
});

it.each(['/api/faqs/%ff', '/uploads/%ff', '/admin/%ff', '/api/%ff'])('survives %s', async (path) => {
  const { status } = await request(cms.url).get(path);
  expect(status).toBeLessThan(500);
});

it('compresses what it says', async () => {
  const { headers } = await request(cms.url).get('/admin').set('Accept-Encoding', 'gzip');
  expect(headers['content-encoding'] ?? headers['transfer-encoding']).toBeDefined();
});

describe("the admin's first script", () => {
  const script = async () =>
    /src="(\/admin\/strapi-[^"]+\.js)"/.exec((await request(cms.url).get('/admin')).text)?.[1] ?? '';
  const ask = async (encoding: string) =>
    request(cms.url)
      .head(await script())
      .set('Accept-Encoding', encoding);

  it.each(['br', 'gzip'])('is sent as the build has compressed it: %s', async (encoding) => {
    const { headers } = await ask(encoding);
    const copy = `${path.basename(await script())}.${encoding === 'br' ? 'br' : 'gz'}`;
    expect(headers['content-encoding']).toBe(encoding);
    expect(Number(headers['content-length'])).toBe(statSync(path.join(cmsRoot, 'dist', 'build', copy)).size);
    expect(headers['content-type']).toContain('javascript');
    expect(headers['cache-control']).toContain('immutable');
  });

  it('is at most 1.3 MB on the way', async () => {
    expect(Number((await ask('br')).headers['content-length'])).toBeLessThan(1_300_000);
  });

  it('is sent whole where nothing compressed is accepted', async () => {
    const { headers } = await ask('identity');
    expect(headers['content-encoding']).toBeUndefined();
    expect(Number(headers['content-length'])).toBeGreaterThan(4_000_000);
  });
});
