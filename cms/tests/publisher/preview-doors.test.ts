// Databases: SQLite, as a link is signed and holds all that is asked for.
import request from 'supertest';
import { rendererDid, linkTo, openPreview, startPreviewing, type Previewing } from './previewing';

const uid = 'api::faq.faq';
const picture = '/static/drawn/only-in-draft.webp';
const faqData = '/page-data/faq/page-data.json';

let previewing: Previewing;
let link: string;

beforeAll(async () => {
  previewing = await startPreviewing();
  const answer = [{ type: 'paragraph' as const, children: [{ type: 'text' as const, text: 'Soon.' }] }];
  const group = await previewing.strapi
    .documents('api::faq-group.faq-group')
    .create({ data: { title: 'Start', slug: 'start' }, status: 'published' });
  const faq = await previewing.strapi
    .documents(uid)
    .create({ data: { question: 'When?', answer, group: group.documentId } });
  link = await linkTo(previewing, uid, faq.documentId);
  await openPreview(previewing, link);
});

afterAll(() => previewing.remove());

const get = (path: string, referer?: string) => {
  const asking = request(previewing.url).get(path);
  return referer === undefined ? asking : asking.set('Referer', referer);
};

const fromPreview = () => `${previewing.url}${link}`;
const changed = () => link.replace(/preview=./, (start) => (start.endsWith('x') ? 'preview=y' : 'preview=x'));

describe('who has no right link', () => {
  it('says so in words, with nothing of the draft and nothing to cache', async () => {
    for (const wrong of [changed(), '/faq?preview=', '/?preview=x.y', '/faq?preview=a&preview=b']) {
      const { status, headers, text } = await get(wrong);
      expect(status).toBe(403);
      expect(text).toContain('This is not a link of a preview');
      expect(text).not.toContain('When?');
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    }
  });

  it('says after ten minutes that the link has expired, and how to get another', async () => {
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 10 * 60_000);
    try {
      const { status, text } = await get(link);
      expect(status).toBe(410);
      expect(text).toContain('This link has ended');
      expect(text).toContain('get a new link');
      expect((await get(faqData, fromPreview())).text).toBe('{"path":"/faq"}');
      expect((await get(picture, fromPreview())).status).toBe(404);
    } finally {
      clock.mockRestore();
    }
  });

  it('sees the live page and nothing of the draft', async () => {
    const page = await get('/faq');
    expect(page.text).toContain('<h1>Questions</h1>');
    expect(page.headers['x-frame-options']).toBe('DENY');
    expect((await get(faqData)).text).toBe('{"path":"/faq"}');
    expect((await get(picture)).status).toBe(404);
  });
});

describe('what a previewed page asks for', () => {
  it('is the data of the draft, only for this page', async () => {
    const { text, headers } = await get(faqData, fromPreview());
    expect(JSON.parse(text)).toMatchObject({ path: '/faq', draft: { question: 'When?' } });
    expect(headers['cache-control']).toBe('no-store');
    const other = `${previewing.url}${link.replace('/faq', '/contact')}`;
    expect((await get('/page-data/contact/page-data.json', other)).text).not.toContain('When?');
  });

  it('is a picture that the live site has not', async () => {
    const { status, body, headers } = await get(picture, fromPreview());
    expect(status).toBe(200);
    expect(String(body)).toBe('a picture');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is a script that only a release to come will have', async () => {
    const script = '/app-0123456789abcdef9999.js';
    expect((await get(script, fromPreview())).text).toBe('run();');
    expect((await get(script)).status).toBe(404);
  });

  it('is the live file where there is one', async () => {
    const { headers } = await get('/static/abc/picture.svg', fromPreview());
    expect(headers['cache-control']).toContain('immutable');
  });

  it.each([
    ['of another site', () => `http://elsewhere.example${link}`],
    ['with a changed link', () => `${previewing.url}${changed()}`],
    ['without a link', () => `${previewing.url}/faq`],
    ['that is no address', () => 'preview=x'],
  ])('is not answered for a page %s', async (_what, referer) => {
    expect((await get(faqData, referer())).text).toBe('{"path":"/faq"}');
    expect((await get(picture, referer())).status).toBe(404);
  });

  it.each(['/static/drawn/.hidden.webp', '/static/../plan.json', '/static/%2e%2e/did.jsonl', '/did.jsonl'])(
    'is never %s',
    async (path) => {
      expect((await get(path, fromPreview())).status).toBe(404);
    },
  );
});

it('never leads a draft into the site that everybody sees', async () => {
  const live = await get('/faq');
  expect(live.text).not.toContain('preview');
  expect(rendererDid(previewing).length).toBeGreaterThan(0);
});
