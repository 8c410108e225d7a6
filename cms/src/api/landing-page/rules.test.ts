import { tryRule } from '../../content-rules/try-rule';
import { landingPageRules } from './rules';

const form = { __component: 'block.form', title: 'Book' };
const plans = (...ids: string[]) => ({
  __component: 'block.plans',
  title: 'Prices',
  plans: ids.map((documentId) => ({ documentId, title: `Plan ${documentId}` })),
});
const page = (...blocks: object[]) => ({ slug: 'winter-camp', campaign: 'winter-2026', blocks });
const published = (entry: object, live: string[] = []) =>
  tryRule(landingPageRules, entry as Record<string, unknown>, {
    isPublishing: true,
    published: live.map((documentId) => ({ documentId })),
  });

describe('a landing page', () => {
  it('is published with a block that leads on', async () => {
    expect(await published(page(form))).toEqual([]);
    expect(await published(page(plans('a')), ['a'])).toEqual([]);
  });

  it('is refused without one, and a draft is not', async () => {
    const entry = page({ __component: 'block.text', title: 'Hello' });
    expect(await published(entry)).toEqual([
      'blocks: No block leads on. Add a form, plans or courses, or give a block a button.',
    ]);
    expect(await tryRule(landingPageRules, entry)).toEqual([]);
  });

  it.each(['faq', 'admin', 'blog', 'verify-otp'])(
    'is refused at the address %s of something else',
    async (slug) => {
      expect(await tryRule(landingPageRules, { slug })).toEqual([
        `slug: The site already has a page or files at /${slug}. Choose another address.`,
      ]);
    },
  );

  it('is refused with the address of another one', async () => {
    expect(await tryRule(landingPageRules, { slug: 'camp' }, { others: [{ slug: 'camp' }] })).toEqual([
      'slug: Another landing page already uses the address "camp". Choose another.',
    ]);
  });

  it('is refused with a campaign that reports would read as several', async () => {
    expect(await tryRule(landingPageRules, { campaign: 'Winter 2026' })).toEqual([
      'campaign: Write the campaign in lower-case letters and digits without spaces, as in "winter-2026".',
    ]);
  });

  it('leads on after its form to another page of the site', async () => {
    const withNext = (next: string) => page({ ...form, next });
    expect(await published(withNext('/faq'))).toEqual([]);
    expect(await published(withNext('https://example.org'))).toEqual([
      'blocks.0.next: Write a path of this site that starts with /, such as /courses/coding.',
    ]);
    expect(await published(withNext('/winter-camp'))).toEqual([
      'blocks.0.next: The parent is on this page already. Leave it empty, or choose another page.',
    ]);
  });

  it('opens once and has one form', async () => {
    const hero = { __component: 'block.hero', picture: { image: 1 } };
    expect(await published(page(hero, form, hero, form))).toEqual([
      'blocks.2.picture: A page has one opening. Remove this one, or the one before it.',
      'blocks.3.title: A page has one form. Remove this form, or the one before it.',
    ]);
  });

  it('is refused with a block that has nothing to show, at its field', async () => {
    const blocks = [
      form,
      { __component: 'block.benefits' },
      { __component: 'block.picture-text', picture: { image: null } },
      { __component: 'block.closing' },
      { __component: 'block.teachers', teachers: [] },
      { __component: 'block.table', rows: [{ first: 'a', second: 'b', third: 'c' }] },
    ];
    expect(await published(page(...blocks))).toEqual([
      'blocks.1.items: Add at least one benefit, or remove the block.',
      'blocks.2.picture: This block needs a picture.',
      'blocks.3.link: The closing needs a button: say where it leads.',
      'blocks.4.teachers: Choose at least one teacher, or remove the block.',
      'blocks.5.thirdHead: Some rows fill a third column: say what is in it.',
    ]);
  });

  it('is refused with a plan that is not sold, and with more than fit', async () => {
    expect(await published(page(plans('a', 'b')), ['a'])).toEqual([
      'blocks.0.plans: "Plan b" is not on the site. Publish it first, or choose another plan.',
    ]);
    expect(await published(page(plans('a', 'b', 'c', 'd')), ['a', 'b', 'c', 'd'])).toEqual([
      'blocks.0.plans: Choose at most 3: there are 4.',
    ]);
  });

  it('is refused when it would weigh too much, before it is drawn', async () => {
    const questions = Array.from({ length: 60 }, (_, index) => ({ documentId: String(index) }));
    const faq = { __component: 'block.faq', title: 'Ask', questions };
    expect(
      await published(
        page(form, faq),
        questions.map(({ documentId }) => documentId),
      ),
    ).toEqual(
      expect.arrayContaining([
        'blocks: The page would send 126 KB of text, and may send 120. Make two pages of it.',
      ]),
    );
    const drawing = { ext: '.svg', size: 401 };
    const hero = { __component: 'block.hero', picture: { image: drawing } };
    expect(await published(page(hero, form))).toEqual([
      'blocks.0.picture.image: This drawing weighs 401 KB, and the first picture may weigh 400. Choose a simpler one.',
    ]);
    const photograph = { __component: 'block.hero', picture: { image: { ext: '.jpg', size: 4000 } } };
    expect(await published(page(photograph, form))).toEqual([]);
  });

  it.each([
    [
      'courses',
      'leadsTo: Write a path of this site that starts with /, such as /courses/coding, or a full address that starts with https://.',
    ],
    ['/winter-camp?a=1', 'leadsTo: The address cannot lead to itself.'],
  ])('is refused if it leads on to %s', async (leadsTo, sentence) => {
    const entry = { ...page(form), endsOn: '2999-01-01', leadsTo };
    expect(
      await tryRule(landingPageRules, entry, { isPublishing: true, published: [{ uid: 'none' }] }),
    ).toEqual([sentence]);
    expect(await published({ ...entry, leadsTo: '/courses/coding' })).toEqual([]);
  });

  it('is refused with a video without its file, its picture or its captions', async () => {
    const video = (fields: object) => ({ __component: 'block.video', title: 'A morning', ...fields });
    const whole = { file: { id: 1 }, poster: 2, captions: { id: 3, ext: '.vtt' } };
    const blocks = [form, video({}), video({ ...whole, captions: { id: 3, ext: '.txt' } }), video(whole)];
    expect(await published(page(...blocks))).toEqual([
      'blocks.1.file: Choose the video: an MP4 or WebM file of at most 20 MB.',
      'blocks.1.poster: Choose the picture that is there until the video plays.',
      'blocks.1.captions: Add captions, for those who do not hear it: a WebVTT file (.vtt) with what is said.',
      'blocks.2.captions: Captions are a WebVTT file: its name ends in .vtt.',
    ]);
    expect(await tryRule(landingPageRules, page(...blocks))).toEqual([]);
  });
});
