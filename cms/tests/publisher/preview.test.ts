// Databases: SQLite, as a draft is read by Strapi’s documents and drawn by a process.
import request from 'supertest';
import {
  askForLink,
  rendererDid,
  linkTo,
  openPreview,
  planRenderer,
  startPreviewing,
  type Previewing,
} from './previewing';

const uid = 'api::faq.faq';

let previewing: Previewing;
let documentId: string;

beforeAll(async () => {
  previewing = await startPreviewing();
  const { strapi } = previewing;
  const group = await strapi.documents('api::faq-group.faq-group').create({
    data: { title: 'Fees', slug: 'fees' },
    status: 'published',
  });
  const answer = [{ type: 'paragraph' as const, children: [{ type: 'text' as const, text: 'Little.' }] }];
  const faq = await strapi.documents(uid).create({
    data: { question: 'How <b>much</b> is it?', answer, group: group.documentId },
  });
  ({ documentId } = faq);
});

afterAll(() => previewing.remove());
afterEach(() => {
  planRenderer(previewing, {});
});

describe('the link to a preview', () => {
  it('is given to who may preview and read the entry, and lasts ten minutes', async () => {
    for (const who of ['marketing', 'superAdmin'] as const) {
      const answer = await askForLink(previewing, { uid, documentId }, who);
      expect(answer.status).toBe(200);
      const { url, endsAt } = answer.body as { url: string; endsAt: string };
      expect(url).toMatch(/^http:\/\/localhost:1337\/faq\?preview=[\w-]+\.[\w-]+$/);
      const minutes = (Date.parse(endsAt) - Date.now()) / 60_000;
      expect(minutes).toBeGreaterThan(9.8);
      expect(minutes).toBeLessThanOrEqual(10);
    }
  });

  it('leads to the part of a long page where the entry stands', async () => {
    const plan = await previewing.strapi.documents('api::plan.plan').create({
      data: {
        title: 'Coding Monthly',
        key: 'coding-monthly',
        subject: 'coding',
        sessions: 8,
        sessionMinutes: 45,
        months: 1,
        features: [{ label: '1:1 live sessions', icon: 'video_camera' }],
        prices: [{ currency: 'INR', amountMinor: 649900 }],
      },
    });
    expect(await linkTo(previewing, 'api::plan.plan', plan.documentId)).toMatch(/#plans$/);
    expect(await linkTo(previewing, uid, documentId)).not.toContain('#');
  });

  it.each(['admissions', 'finance'] as const)('is not given to %s', async (who) => {
    expect((await askForLink(previewing, { uid, documentId }, who)).status).toBe(403);
  });

  it('is given to nobody without a login', async () => {
    const { status } = await request(previewing.url).post('/publisher/preview').send({ uid, documentId });
    expect(status).toBe(401);
  });

  it('is not given for what no page shows, what is not there, or what is no entry', async () => {
    const redirect = await previewing.strapi.documents('api::redirect.redirect').create({
      data: { from: '/a', to: '/b', permanent: true },
    });
    const tell = async (entry: { uid: string; documentId: string }) => {
      const answer = await askForLink(previewing, entry);
      const { error } = answer.body as { error: { message: string } };
      return [answer.status, error.message];
    };
    expect(await tell({ uid: 'api::redirect.redirect', documentId: redirect.documentId })).toEqual([
      400,
      'No page of the site shows this entry, so there is nothing to preview.',
    ]);
    expect(await tell({ uid, documentId: 'nothing' })).toEqual([400, 'There is no such entry any more.']);
    expect((await askForLink(previewing, { uid: 'plugin::upload.file', documentId: '1' })).status).toBe(403);
    expect((await askForLink(previewing, { uid: '<', documentId: '1' })).status).toBe(400);
  });

  it('is not given before the draft has what its page needs, which is named', async () => {
    const empty = await previewing.strapi.documents(uid).create({ data: { question: '' } as never });
    const answer = await askForLink(previewing, { uid, documentId: empty.documentId });
    expect(answer.status).toBe(400);
    const { error } = answer.body as { error: { message: string } };
    expect(error.message).toContain('Fill in and save first: Question.');
  });
});

describe('a previewed page', () => {
  it('shows the current draft to anyone who has the link', async () => {
    const link = await linkTo(previewing, uid, documentId);
    expect((await openPreview(previewing, link)).text).toContain('<h1>How <b>much</b> is it?</h1>');
    await previewing.strapi.documents(uid).update({ documentId, data: { question: 'How much?' } });
    expect((await openPreview(previewing, link)).text).toContain('<h1>How much?</h1>');
  });

  it('is for no search engine, no cache and no other site', async () => {
    const { headers, text } = await openPreview(previewing, await linkTo(previewing, uid, documentId));
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(headers['etag']).toBeUndefined();
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(text.match(/<meta name="robots"[^>]*>/g)).toEqual([
      '<meta name="robots" content="noindex, nofollow">',
    ]);
  });

  it('may run what stands in it, and nothing else', async () => {
    const { createHash } = await import('node:crypto');
    const { headers, text } = await openPreview(previewing, await linkTo(previewing, uid, documentId));
    const policy = headers['content-security-policy'] ?? '';
    const blocks = [
      ...text.matchAll(/<(?:style|script)(?: data-before-paint="")?>([\s\S]*?)<\/(?:style|script)>/g),
    ];
    expect(blocks).toHaveLength(4);
    for (const [, block = ''] of blocks) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(block).digest('base64')}'`);
    }
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('says at its foot what it is, with the title as text', async () => {
    await previewing.strapi
      .documents(uid)
      .update({ documentId, data: { question: 'Is <script>alert(1)</script> safe?' } });
    const { text } = await openPreview(previewing, await linkTo(previewing, uid, documentId));
    expect(text).toMatch(
      /<aside id="preview-bar" aria-label="Preview"><p>Preview of a draft: Is &lt;script&gt;alert\(1\)&lt;\/script&gt; safe\?\. Not published\. This link ends at \d\d:\d\d UTC\.<\/p><\/aside><script type="application\/json" id="page-start">/,
    );
  });

  it('leads on where the draft stands at another address by now', async () => {
    const link = await linkTo(previewing, uid, documentId);
    await openPreview(previewing, link);
    const elsewhere = await request(previewing.url).get(link.replace('/faq', '/contact'));
    expect([elsewhere.status, elsewhere.headers['location']]).toEqual([302, link]);
  });

  it('leaves out what the draft relates to while that is not published', async () => {
    const { strapi } = previewing;
    const hidden = await strapi
      .documents('api::faq-group.faq-group')
      .create({ data: { title: 'Not yet', slug: 'not-yet' } });
    const [shown] = await strapi
      .documents('api::faq-group.faq-group')
      .findMany({ filters: { slug: 'fees' } });
    const groupOf = async (group: string) => {
      await strapi.documents(uid).update({ documentId, data: { question: 'Where?', group } });
      await openPreview(previewing, await linkTo(previewing, uid, documentId));
      return rendererDid(previewing).at(-1)?.order.draft?.['group'];
    };
    expect(await groupOf(hidden.documentId)).toBeNull();
    expect(await groupOf(shown?.documentId ?? '')).toMatchObject({ documentId: shown?.documentId });
  });

  it('is drawn among the content that is published by now', async () => {
    const link = await linkTo(previewing, uid, documentId);
    await openPreview(previewing, link);
    const before = rendererDid(previewing).at(-1)?.order.fingerprint;
    await openPreview(previewing, link);
    expect(rendererDid(previewing).at(-1)?.order.fingerprint).toBe(before);
    await previewing.strapi
      .documents('api::faq-group.faq-group')
      .create({ data: { title: 'More', slug: 'more' }, status: 'published' });
    await openPreview(previewing, link);
    expect(rendererDid(previewing).at(-1)?.order.fingerprint).not.toBe(before);
  });
});
