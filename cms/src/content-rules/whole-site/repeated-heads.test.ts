import type { Entry } from '../entry';
import type { HeadContent } from './page-heads';
import { findRepeatedHeads } from './repeated-heads';

const settings = {
  documentId: 'settings',
  brandName: 'Lanternway',
  tagline: 'Live classes for children',
  titleSuffix: null,
  legalName: 'Lanternway Ltd',
};

const named = (documentId: string, title: string, more: object = {}): Entry => ({
  documentId,
  title,
  slug: documentId,
  ...more,
});

const content: HeadContent = {
  settings,
  home: { documentId: 'home', headline: 'We teach', tagline: 'In small groups', seo: null },
  pages: [named('faq', 'Ask us', { key: 'faq', lead: 'What parents ask.' })],
  posts: [named('loops', 'Why loops matter', { excerpt: 'A word about loops.' })],
  tracks: [named('spark', 'Spark', { summary: 'The first steps.', minAge: 6, maxAge: 9 })],
  categories: [named('robots', 'Robots', { description: null })],
  policies: [
    named('privacy-1', 'Privacy', { document: 'privacy' }),
    named('privacy-2', 'Privacy', { document: 'privacy' }),
  ],
  landingPages: [
    named('camp', 'Winter camp', { lead: 'Five mornings.', isHidden: false }),
    named('secret', 'Hidden camp', { lead: 'For few.', isHidden: true }),
  ],
};

const refused = (uid: string, entry: Entry, there = content): string[] =>
  findRepeatedHeads(there, uid, { documentId: 'new', ...entry }).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

const landing = (title: string, more: object = {}) => ({
  title,
  slug: 'new',
  lead: 'Words of its own.',
  ...more,
});

const same = (title: string, what: string) =>
  `title: Search engines would read the same title “${title} | Lanternway” on ${what}. Choose other words.`;

describe('the title of a landing page', () => {
  it.each([
    ['Winter camp', 'the landing page “Winter camp”'],
    ['Winter camp | Lanternway', 'the landing page “Winter camp”'],
    ['Ask us', 'the page “Ask us”'],
    ['Maths courses', 'the page “Maths courses”'],
    ['Why loops matter', 'the blog post “Why loops matter”'],
    ['Spark: coding for ages 6 to 9', 'the course “Spark”'],
    ['Live classes for children', 'the home page'],
    ['Privacy', 'the policy “Privacy”'],
    ['Blog', 'the list of posts'],
    ['Robots: Blog', 'the list of posts in the category “Robots”'],
  ])('is not %s, as that is the title of %s', (title, what) => {
    expect(refused('api::landing-page.landing-page', landing(title))).toEqual([
      same(title.replace(' | Lanternway', ''), what),
    ]);
  });

  it('may be that of a page that search engines do not keep, and of itself', () => {
    expect(refused('api::landing-page.landing-page', landing('Hidden camp'))).toEqual([]);
    expect(refused('api::landing-page.landing-page', { ...landing('Winter camp'), isHidden: true })).toEqual(
      [],
    );
    expect(refused('api::landing-page.landing-page', content.landingPages[0] ?? {})).toEqual([]);
  });

  it('is named where staff wrote it for search engines', () => {
    const seo = { title: 'Ask us', description: null };
    expect(refused('api::landing-page.landing-page', landing('My camp', { seo }))).toEqual([
      same('Ask us', 'the page “Ask us”').replace('title:', 'seo.title:'),
    ]);
  });
});

describe('a description', () => {
  it('is that of one page, also where both are cut to the same', () => {
    const long = 'lantern '.repeat(24);
    const there = { ...content, posts: [named('long', 'Long', { excerpt: `${long} one` })] };
    expect(
      refused('api::landing-page.landing-page', landing('My camp', { lead: `${long} two` }), there),
    ).toEqual([
      expect.stringMatching(
        /^lead: Search engines would read the same description “lantern .*the blog post “Long”/,
      ),
    ]);
    expect(refused('api::post.post', { title: 'New', slug: 'new', excerpt: 'Five mornings.' })).toEqual([
      'excerpt: Search engines would read the same description “Five mornings.” on the landing page “Winter camp”. Choose other words.',
    ]);
  });
});

describe('what many pages take their words from', () => {
  it('is refused where two others would say the same with it', () => {
    const there = { ...content, posts: [named('a', 'Robots: Stories', { excerpt: 'One.' })] };
    const blog = { documentId: 'blog', key: 'blog', title: 'Stories', lead: 'We write.' };
    expect(refused('api::page.page', blog, there)).toEqual([
      'title: With this, the blog post “Robots: Stories” and the list of posts in the category “Robots” would have the same title, “Robots: Stories | Lanternway”. Choose other words.',
    ]);
    expect(refused('api::site-setting.site-setting', { ...settings, tagline: 'Winter camp' })).toEqual([
      'tagline: Search engines would read the same title “Winter camp | Lanternway” on the landing page “Winter camp”. Choose other words.',
    ]);
  });

  it('does not name a pair that was there before', () => {
    const twice = [...content.posts, named('again', 'Why loops matter', { excerpt: 'Again.' })];
    expect(
      refused('api::post.post', { title: 'Other', excerpt: 'Other.' }, { ...content, posts: twice }),
    ).toEqual([]);
  });
});
