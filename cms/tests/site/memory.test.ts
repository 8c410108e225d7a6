// Databases: SQLite, as the site is served from files.
import { rmSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { releaseSite } from './fixture';

const script = '/app-0123456789abcdef0123.js';

let home: TestHome;
let cms: Cms;
let siteFolder: string;

/** A moment longer than the server remembers the live release. */
const moment = () => wait(400);

/** A page with a price, as the build packs it. */
function priced(words: string): Record<string, string | Buffer> {
  const page = `<!doctype html><html lang="en"><title>${words}</title><b data-price>₹6,499</b></html>`;
  return {
    'plans/index.html': page,
    'plans/index.html.br': brotliCompressSync(page),
    'plans/index.html.gz': gzipSync(page),
  };
}

const release = (id: string, words: string) => {
  const page = `<!doctype html><html lang="en"><title>${words}</title><h1>${words}</h1></html>`;
  releaseSite(siteFolder, id, {
    'faq/index.html': page,
    'faq/index.html.br': brotliCompressSync(page),
    ...priced(words),
    'static/abc/picture.png': Buffer.from(`a picture of ${id}`),
  });
};

beforeAll(async () => {
  home = await createTestHome();
  siteFolder = path.join(home.folder, 'site');
  cms = await startCms(home, { TRUST_PROXY: '1', GEO_COUNTRY_HEADER: 'CF-IPCountry' });
  release('one', 'Questions');
  await moment();
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** As it was sent. */
  body: Buffer;
}

/** Other clients add headers of their own to a question with conditions. */
function ask(address: string, headers: Record<string, string>, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(`${cms.url}${address}`, { method, headers }, (reply) => {
      const { date, 'x-request-id': id, ...others } = reply.headers;
      expect([date, id]).not.toContain(undefined);
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
      reply.on('end', () => {
        resolve({ status: reply.statusCode, headers: others, body: Buffer.concat(parts) });
      });
    })
      .on('error', reject)
      .end();
  });
}

const textOf = ({ body }: Answer) => brotliDecompressSync(body).toString();

const asked: [string, Record<string, string>][] = [
  ['/faq', { 'Accept-Encoding': 'gzip, deflate, br, zstd' }],
  [script, { 'Accept-Encoding': 'br' }],
  [script, { 'Accept-Encoding': 'gzip' }],
  ['/static/abc/picture.png', { 'Accept-Encoding': 'gzip, br' }],
];

it('answers from memory just as from the folder, until the next release', async () => {
  const before = await Promise.all(asked.map(([address, headers]) => ask(address, headers)));
  expect(before.map(({ status }) => status)).toEqual(asked.map(() => 200));
  for (const name of ['faq', 'app-0123456789abcdef0123.js.br', 'app-0123456789abcdef0123.js.gz', 'static'])
    rmSync(path.join(siteFolder, 'releases', 'one', name), { recursive: true });

  expect(await Promise.all(asked.map(([address, headers]) => ask(address, headers)))).toEqual(before);
  // Not every browser gets what another one got.
  expect((await ask('/faq', { 'Accept-Encoding': 'identity' })).status).not.toBe(200);

  for (const [at, [address, headers]] of asked.entries()) {
    const { etag = '', 'last-modified': modified = '' } = before[at]?.headers ?? {};
    for (const known of [{ 'If-None-Match': etag }, { 'If-Modified-Since': modified }]) {
      const again = await ask(address, { ...headers, ...known });
      expect([again.status, again.body.length, again.headers['content-encoding']]).toEqual([
        304,
        0,
        undefined,
      ]);
    }
    expect((await ask(address, { ...headers, 'If-None-Match': 'W/"other"' })).status).toBe(200);
    const head = await ask(address, headers, 'HEAD');
    expect(head).toEqual({ ...before[at], body: Buffer.alloc(0) });
  }

  release('two', 'Other questions');
  await moment();
  expect(textOf(await ask('/faq', { 'Accept-Encoding': 'br' }))).toContain('<h1>Other questions</h1>');
  expect((await ask('/static/abc/picture.png', {})).body.toString()).toBe('a picture of two');
});

it('never answers a preview from memory', async () => {
  const accepted = { 'Accept-Encoding': 'br' };
  expect((await ask('/faq', accepted)).status).toBe(200);
  const preview = await ask('/faq?preview=nobody-has-this-link', accepted);
  expect(preview.body.toString()).not.toContain('Other questions');
  expect(preview.headers['cache-control']).toBe('no-store');
});

it('takes nothing but questions, also where it has the answer', async () => {
  expect((await ask('/faq', { 'Accept-Encoding': 'br' }, 'POST')).status).toBe(405);
});

describe('a page with prices', () => {
  const from = (country: string, others: Record<string, string> = {}) =>
    ask('/plans', { 'Accept-Encoding': 'br', 'CF-IPCountry': country, ...others });
  const rootOf = (answer: Answer) => /<html [^>]*>/.exec(textOf(answer))?.[0];
  const own = (currency: string) => `<html data-prices="due" data-currency="${currency}" lang="en">`;

  it('says from its first byte in which currency somebody abroad sees them, the first time as well', async () => {
    release('three', 'Prices');
    await moment();
    for (const [country, root] of [
      ['US', own('USD')],
      ['US', own('USD')],
      ['GB', own('GBP')],
      ['IN', '<html lang="en">'],
      ['DE', own('GBP')],
      ['XX', '<html lang="en">'],
    ] as const) {
      const answer = await from(country);
      expect([country, rootOf(answer)]).toEqual([country, root]);
      expect(textOf(answer)).toContain('₹6,499');
    }
    const packed = await ask('/plans', { 'Accept-Encoding': 'gzip', 'CF-IPCountry': 'US' });
    expect(gunzipSync(packed.body).toString()).toContain(own('USD'));
    expect(textOf(await from('US', {}))).toContain(own('USD'));
  });

  it('is never kept for others, and known again only in the same currency', async () => {
    const [home, abroad] = [await from('IN'), await from('US')];
    for (const { headers } of [home, abroad]) {
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(headers['last-modified']).toBeUndefined();
    }
    const tag = { 'If-None-Match': abroad.headers.etag ?? '' };
    const again = await from('US', tag);
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(rootOf(await from('GB', tag))).toBe(own('GBP'));
    expect(rootOf(await from('IN', tag))).toBe('<html lang="en">');
    expect((await from('IN', { 'If-None-Match': home.headers.etag ?? '' })).status).toBe(304);
    const dated = await from('US', { 'If-Modified-Since': new Date(Date.now() + 1000).toUTCString() });
    expect(dated.status).toBe(200);
  });

  it('is the same for everybody where it has no prices', async () => {
    const answers = await Promise.all(
      ['US', 'IN'].map((country) => ask('/faq', { 'Accept-Encoding': 'br', 'CF-IPCountry': country })),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.headers['cache-control']).toBe('public, no-cache');
  });
});
