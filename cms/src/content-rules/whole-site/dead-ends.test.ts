import type { Entry } from '../entry';
import { findDeadEnds, findLostPlaces } from './dead-ends';
import { placedLinksOf } from './placed-links';

const rows: Record<string, Entry[]> = {
  'api::post.post': [
    { slug: 'loops', body: [{ type: 'heading', children: [{ type: 'text', text: 'Why again?' }] }] },
  ],
  'api::landing-page.landing-page': [
    { slug: 'camp', blocks: [{ __component: 'block.form', title: 'Book' }] },
  ],
  'api::course.course': [
    { slug: 'spark', kind: 'coding_plan' },
    { slug: 'arduino', kind: 'short_course' },
  ],
  'api::plan.plan': [{ key: 'coding-monthly' }],
  'api::category.category': [{ slug: 'robots' }],
  'api::faq-group.faq-group': [{ slug: 'fees' }],
  'api::faq.faq': [{ question: 'How much is it?' }],
  'api::policy.policy': [{ document: 'privacy', version: 2 }],
  'api::redirect.redirect': [{ from: '/old' }],
};

const findPublished = (uid: string, where: Record<string, unknown>) =>
  Promise.resolve(
    (rows[uid] ?? []).filter((row) => Object.entries(where).every(([field, value]) => row[field] === value)),
  );

const site = { siteUrl: 'https://lanternway.example', findPublished };

const publishing = {
  uid: 'api::landing-page.landing-page',
  path: '/here',
  entry: { blocks: [{ __component: 'block.hero' }, { __component: 'block.text', title: 'Words' }] },
};

async function refused(href: string, field: string | number = 'blocks', uid = publishing.uid) {
  const found = await findDeadEnds([{ path: [field, 0, 'href'], href }], { ...publishing, uid }, site);
  return found.map(({ message }) => message);
}

const gone = (href: string) => [`${href} is not on the site. Publish it first, or lead somewhere else.`];

describe('an address that staff write', () => {
  it.each([
    '/faq?x=1',
    '/faq#fees',
    '/faq#how-much-is-it',
    '/#plans',
    '/blog/loops#why-again',
    '/blog/category/robots/',
    '/camp#form',
    '/course/spark',
    '/course/0',
    '/courses/coding#arduino',
    '/checkout/coding-monthly',
    '/checkout/spark',
    '/privacy/versions/2',
    '/old',
    '/uploads/flyer.pdf',
    '/rss.xml',
    '/here?again',
    '#block-1',
    '#main',
    'https://example.org/nowhere',
    'https://lanternway.example/faq',
    'mailto:hello@example.org',
  ])('may be %s', async (href) => {
    expect(await refused(href)).toEqual([]);
  });

  it.each([
    '/nowhere/',
    '/blog/gone',
    '/blog/page/2',
    '/course/arduino',
    '/course/7',
    '/checkout/gone',
    '/privacy/versions/9',
    '/flyer.pdf',
    'https://lanternway.example/nowhere',
  ])('is refused as %s, which is not on the site', async (href) => {
    expect(await refused(href)).toEqual(gone(href));
  });

  it('is refused at a place that the page does not have', async () => {
    for (const href of ['/faq#gone', '/blog/loops#gone', '#block-2'])
      expect(await refused(href)).toEqual([
        `There is no place “${href.split('#')[1] ?? ''}” on that page. Lead to the page alone, or to one of its headings.`,
      ]);
    expect(await refused('#form')).toEqual(['This page has no form. Add one, or lead somewhere else.']);
  });

  it('is refused where no browser could read it', async () => {
    expect(await refused('/%zz')).toEqual([
      '/%zz cannot be read as an address: a % in it is followed by no letters.',
    ]);
  });

  it('leads at once where it is a redirect, or what follows a page that ends', async () => {
    expect(await refused('/old', 'leadsTo')).toEqual(gone('/old'));
    expect(await refused('/rss.xml', 'to', 'api::redirect.redirect')).toEqual(gone('/rss.xml'));
    expect(await refused('/faq', 'to', 'api::redirect.redirect')).toEqual([]);
  });
});

describe('a place on a page', () => {
  const leading = [{ what: 'the blog post “Loops”', href: '/here#form' }];

  it('stays as long as another entry leads there', () => {
    expect(findLostPlaces(leading, publishing)).toEqual([
      {
        path: ['blocks'],
        message:
          'The link to /here#form in the blog post “Loops” leads to a place that is not here any more. Change it there first.',
      },
    ]);
    const entry = { blocks: [{ __component: 'block.form', title: 'Book' }] };
    expect(findLostPlaces(leading, { ...publishing, entry })).toEqual([]);
  });
});

it('finds every address of an entry, and its field', () => {
  const attribute = (type: string, more: object = {}) => ({
    type,
    isRequired: false,
    isRepeatable: false,
    min: undefined,
    max: undefined,
    maxLength: undefined,
    choices: [],
    component: '',
    components: [],
    ...more,
  });
  const schemas: Record<string, Record<string, ReturnType<typeof attribute>>> = {
    'block.closing': { link: attribute('component', { component: 'shared.link' }) },
    'block.text': { body: attribute('blocks') },
  };
  const entry = {
    blocks: [
      { __component: 'block.closing', link: { href: '/a' } },
      { __component: 'block.text', body: [{ type: 'link', url: '/b', children: [] }] },
      { __component: 'block.form', next: '/c' },
    ],
    leadsTo: '/d',
    link: { kind: 'page', address: '/not-used' },
  };
  const schema = {
    blocks: attribute('dynamiczone', { components: Object.keys(schemas) }),
    link: attribute('component', { component: 'shared.destination' }),
  };
  const found = placedLinksOf(schema, entry, {
    uid: 'api::landing-page.landing-page',
    path: [],
    component: (uid) => schemas[uid] ?? {},
  });
  expect(found.map(({ path, href }) => `${path.join('.')} ${href}`)).toEqual([
    'leadsTo /d',
    'blocks.0.link.href /a',
    'blocks.1.body /b',
    'blocks.2.next /c',
  ]);
});
