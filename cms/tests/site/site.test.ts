// Databases: SQLite, as the site is served from files.
import { request as rawRequest } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import request from 'supertest';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { faqStyleHash, noCourseStyleHash, releaseSite, styleHash } from './fixture';

/** Stands in for the providers; it is never called here. */
const sandboxUrl = 'http://127.0.0.1:15001';

let home: TestHome;
let cms: Cms;
let siteFolder: string;

/** A moment longer than the server remembers the live release. */
const moment = () => wait(400);

beforeAll(async () => {
  home = await createTestHome();
  siteFolder = path.join(home.folder, 'site');
  cms = await startCms(home, { PAYMENT_SANDBOX_URL: sandboxUrl });
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

const get = (address: string, headers: Record<string, string> = {}) =>
  request(cms.url).get(address).set(headers).redirects(0);

/** Sends the address as typed: other clients normalise it first. */
function getRaw(address: string): Promise<{ status: number; location: string | undefined; body: string }> {
  const { hostname, port } = new URL(cms.url);
  return new Promise((resolve, reject) => {
    const call = rawRequest({ hostname, port, path: address, headers: { Accept: 'text/html' } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => (body += part));
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, body });
      });
    });
    call.on('error', reject).end();
  });
}

it('says that the site is being built before the first build', async () => {
  const { status, text, headers } = await get('/faq');
  expect(status).toBe(503);
  expect(text).toContain('The site is being built');
  expect(text).toContain('find the reason in the admin, under Publishing');
  expect(headers['retry-after']).toBeDefined();
  expect((await get('/api/plans')).status).toBe(200);
});

describe('with a release', () => {
  beforeAll(async () => {
    releaseSite(siteFolder, 'one');
    await moment();
  });

  it.each([
    ['/', 'Home'],
    ['/faq', 'Questions'],
    ['/course/mastery', 'Mastery'],
    ['/blog/page/404', 'Posts, page 404'],
    ['/faq?utm=x', 'Questions'],
    ['/with%20space', 'Space'],
  ])('shows the page at %s', async (address, title) => {
    const { status, text, headers } = await get(address);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain(`<h1>${title}</h1>`);
  });

  it.each([
    ['/faq/', '/faq'],
    ['/faq/?a=1&b=2', '/faq?a=1&b=2'],
    ['/index', '/'],
    ['/index/', '/'],
    ['/index.html', '/'],
    ['/faq/index.html', '/faq'],
    ['/with%20space/', '/with%20space'],
    ['/old-faq', '/faq'],
    ['/old-faq/?a=1', '/faq?a=1'],
    ['/FAQ', '/faq'],
    ['/Course/MASTERY/?a=1', '/course/mastery?a=1'],
  ])('leads %s to %s for good', async (address, to) => {
    const { status, headers } = await get(address);
    expect([status, headers['location']]).toEqual([301, to]);
  });

  it('keeps the query of a redirect together with that of its target, and is temporary only if staff say so', async () => {
    const { status, headers } = await get('/offer?a=1');
    expect([status, headers['location']]).toEqual([302, 'https://elsewhere.example/offer?from=us&a=1#top']);
  });

  it.each([
    ['/nope', 'Oops! Page not found'],
    ['/nope/deeper', 'Oops! Page not found'],
    ['/nope.html', 'Oops! Page not found'],
    ['/course/zzz', 'Course not found.'],
    ['/course/zzz/yyy/', 'Course not found.'],
    ['/course/404', 'Course not found.'],
    ['/404', 'Oops! Page not found'],
    ['/404.html', 'Oops! Page not found'],
    ['/%ff', 'Oops! Page not found'],
    ['/faq%2f..%2findex', 'Oops! Page not found'],
  ])('answers %s with the nearest not-found page and status 404', async (address, title) => {
    const { status, body } = await getRaw(address);
    expect(status).toBe(404);
    expect(body).toContain(`<h1>${title}</h1>`);
  });

  it.each(['/missing.js', '/static/missing.png', '/page-data/nope/page-data.json'])(
    'answers %s, which is no page, with plain words',
    async (address) => {
      const { status, text, headers } = await get(address, { Accept: 'text/html,*/*' });
      expect([status, text, headers['content-type']]).toEqual([
        404,
        'Not found',
        'text/plain; charset=utf-8',
      ]);
    },
  );

  it('answers plainly where no page is wanted', async () => {
    const { status, headers } = await get('/nope', { Accept: 'image/avif' });
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  it.each([
    '/_site.json',
    '/_SITE.json',
    '/%5fsite.json',
    '/faq/../_site.json',
    '/.hidden/secret.txt',
    '/%2ehidden/secret.txt',
    '/../../cms.db',
    '/..%2f..%2fcms.db',
    '/%2e%2e/%2e%2e/cms.db',
    '/..\\..\\cms.db',
    '/faq%00.html',
  ])('never shows what is at %s', async (address) => {
    const { status, body } = await getRaw(address);
    expect([400, 404]).toContain(status);
    expect(body).not.toMatch(/secret|styleHashes|SQLite/);
  });

  it.each(['//elsewhere.example/', '//elsewhere.example/faq/', '/\\elsewhere.example/', '//faq/', '//FAQ'])(
    'leads nobody to another site by %s',
    async (address) => {
      const { status, location } = await getRaw(address);
      expect([status, location]).toEqual([404, undefined]);
    },
  );

  it('keeps files named by their content for a year and revalidates everything else', async () => {
    const cacheOf = async (address: string) => (await get(address)).headers['cache-control'];
    for (const address of ['/app-0123456789abcdef0123.js', '/static/abc/picture.svg']) {
      expect(await cacheOf(address)).toBe('public, max-age=31536000, immutable');
    }
    for (const address of ['/', '/faq', '/page-data/faq/page-data.json', '/robots.txt', '/nope']) {
      expect(await cacheOf(address)).toContain('no-cache');
    }
  });

  it('sends nothing again to who has it already', async () => {
    const { headers } = await get('/faq');
    const { etag, 'last-modified': modified } = headers as Record<string, string>;
    expect((await get('/faq', { 'If-None-Match': etag ?? '' })).status).toBe(304);
    expect((await get('/faq', { 'If-Modified-Since': modified ?? '' })).status).toBe(304);
    expect((await get('/faq', { 'If-None-Match': 'W/"other"' })).status).toBe(200);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
    ['br;q=0, gzip', 'gzip'],
  ])('answers who accepts %s with %s', async (accepted, encoding) => {
    const { status, headers, text } = await get('/app-0123456789abcdef0123.js', {
      'Accept-Encoding': accepted,
    });
    expect([status, headers['content-encoding']]).toEqual([200, encoding]);
    expect(headers['vary']).toContain('Accept-Encoding');
    expect(headers['content-type']).toContain('javascript');
    if (encoding !== 'br') expect(text).toContain('lantern');
  });

  it('sends the parts of a video that a player asks for', async () => {
    const part = (Range: string, more: object = {}) => get('/static/abc/film.mp4', { Range, ...more });
    const whole = await get('/static/abc/film.mp4');
    expect([whole.status, whole.headers['accept-ranges'], whole.headers['content-length']]).toEqual([
      200,
      'bytes',
      '1000',
    ]);
    const { status, headers, body } = await part('bytes=10-13');
    expect([status, headers['content-range'], headers['content-type']]).toEqual([
      206,
      'bytes 10-13/1000',
      'video/mp4',
    ]);
    expect([...(body as Buffer)]).toEqual([10, 11, 12, 13]);
    expect((await part('bytes=2000-')).status).toBe(416);
    expect((await part('bytes=0-1,4-5')).status).toBe(200);
    expect((await part('bytes=0-1', { 'If-Range': 'W/"other"' })).status).toBe(200);
  });

  it('answers a HEAD request with what it would send', async () => {
    const { status, headers, text } = await request(cms.url).head('/faq');
    expect([status, text ?? '']).toEqual([200, '']);
    expect(Number(headers['content-length'])).toBeGreaterThan(20);
    expect((await request(cms.url).head('/nope')).status).toBe(404);
  });

  it('sends every answer under a strict policy', async () => {
    for (const address of ['/', '/nope', '/app-0123456789abcdef0123.js']) {
      const { headers } = await get(address);
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain(`style-src 'self' '${styleHash}';`);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
    }
  });

  it('lets a family try camera and microphone before a class, and nowhere else', async () => {
    const policyOf = async (address: string) => (await get(address)).headers['permissions-policy'];
    expect(await policyOf('/join')).toContain('camera=(self), geolocation=(), microphone=(self)');
    expect(await policyOf('/joined')).toContain('camera=(), geolocation=(), microphone=()');
  });

  it('allows a page the style that belongs to it, and no other page', async () => {
    const policyOf = async (address: string) => (await get(address)).headers['content-security-policy'];
    expect(await policyOf('/faq?q=1')).toContain(`style-src 'self' '${styleHash}' '${faqStyleHash}';`);
    expect(await policyOf('/course/mastery')).not.toContain(faqStyleHash);
  });

  it('allows the styles of a not-found page wherever it answers with it, and nowhere else', async () => {
    const policyOf = async (address: string) => (await get(address)).headers['content-security-policy'];
    expect(await policyOf('/course/none')).toContain(
      `style-src 'self' '${styleHash}' '${noCourseStyleHash}';`,
    );
    for (const address of ['/', '/faq', '/nothing/here'])
      expect(await policyOf(address)).not.toContain(noCourseStyleHash);
  });

  it('lets the providers’ scripts run where one pays, and nowhere else', async () => {
    const { headers } = await get('/checkout/coding-yearly');
    const policy = headers['content-security-policy'] ?? '';
    for (const directive of ['script-src', 'connect-src', 'img-src', 'form-action']) {
      expect(policy).toMatch(new RegExp(`${directive} 'self'[^;]* ${sandboxUrl}`));
    }
    expect(policy).toContain(`frame-src ${sandboxUrl};`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    for (const address of ['/', '/success', '/cancel', '/checkouts']) {
      const other = (await get(address)).headers['content-security-policy'];
      expect(other).not.toContain(sandboxUrl);
      expect(other).toContain("frame-src 'none'");
    }
  });

  it('leaves the CMS its own addresses', async () => {
    expect((await get('/_health')).status).toBe(204);
    expect((await get('/admin')).status).toBe(200);
    expect((await get('/admin/content-manager')).text).toContain('strapi');
    expect((await get('/api/nope')).body).toMatchObject({ error: { status: 404 } });
    expect((await get('/uploads/nope.png')).body).toMatchObject({ error: { status: 404 } });
    expect((await get('/content-manager/content-types')).status).toBe(401);
  });

  it('takes nothing but questions', async () => {
    expect((await request(cms.url).post('/faq').send({})).status).toBe(405);
  });

  it('shows a new release as soon as it is live', async () => {
    releaseSite(siteFolder, 'two', { 'index.html': '<h1>Home, again</h1>' });
    await moment();
    expect((await get('/')).text).toContain('Home, again');
  });
});
