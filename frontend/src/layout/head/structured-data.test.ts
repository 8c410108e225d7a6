import type { Track } from '../../content/courses/course';
import type { HeadSite } from '../../content/site/head';
import type { Picture } from '../../content/blocks/picture';
import type { Post } from '../../content/reading/post';
import { describeGrade, describeList, describeShortCourse, describeTrack } from './describe-courses';
import { describeFaq, describePost } from './describe-reading';
import { describeCrumbs, describeProvider, describeSite } from './describe-site';
import { type StructuredData, writeStructuredData } from './structured-data';

const site: HeadSite = {
  siteUrl: 'https://example.org',
  brandName: 'Provider',
  tagline: 'We teach.',
  titleSuffix: 'Provider',
  legalName: 'Provider Ltd',
  email: 'hello@example.org',
  phone: '+911234567890',
  address: null,
  profiles: [],
  logo: '/static/logo.svg',
  seo: { title: null, description: null, share: null },
};

const picture: Picture = {
  src: '/a.png',
  width: 1,
  height: 1,
  alt: '',
  sources: [],
  focal: { x: 50, y: 50 },
};

const track: Track = {
  index: 0,
  slug: 'kickstart',
  title: 'Kickstart',
  ages: { min: 5, max: 7 },
  summary: 'First steps.',
  description: 'First steps in code.',
  icon: picture,
  steps: [],
  pricesMinor: { INR: 649900, USD: 24950 },
  ...{ usually: null, abilities: [] },
  planKey: 'coding-monthly',
  bought: { sessions: 8, sessionMinutes: 45, months: 1 },
};

const shortCourse = { ...track, subject: 'coding' as const, hours: 16, outcome: null, needs: [] };
const grade = { ...track, grade: 3, title: 'Grade 3', topics: [], outcome: null, ages: null };

const post: Post = {
  slug: 'kites',
  title: 'Kites',
  excerpt: 'How a kite turns.',
  cover: picture,
  category: { slug: 'maths', title: 'Maths' },
  publishedOn: '2026-03-01',
  minutes: 4,
  body: [],
  author: { name: 'Ananya R.', role: null, bio: null, portrait: picture },
  related: [],
  modifiedOn: '2026-03-02T10:00:00.000Z',
};

const group = {
  slug: 'fees',
  title: 'Fees',
  questions: [{ id: 'q', question: 'How much?', answer: [], text: 'It depends.' }],
};

/** What readers of structured data require of each type, from their published lists. */
const required: Record<StructuredData['@type'], string[]> = {
  EducationalOrganization: ['name', 'url', 'logo', 'email', 'telephone'],
  WebSite: ['name', 'url', 'publisher.@id'],
  Course: ['name', 'description', 'url', 'provider.@id', 'hasCourseInstance.courseMode'],
  ItemList: ['itemListElement.0.position', 'itemListElement.0.item.url'],
  FAQPage: ['mainEntity.0.name', 'mainEntity.0.acceptedAnswer.text'],
  BlogPosting: ['headline', 'image.0', 'datePublished', 'dateModified', 'author.name', 'publisher.@id'],
  BreadcrumbList: ['itemListElement.0.position', 'itemListElement.0.name', 'itemListElement.0.item'],
};

function read(thing: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], thing);
}

const things: [string, StructuredData][] = [
  ['the provider', describeProvider(site)],
  ['the site', describeSite(site)],
  ['a track', describeTrack(site, track)],
  ['a short course', describeShortCourse(site, shortCourse, '/courses/coding')],
  ['a grade', describeGrade(site, grade, '/courses/math')],
  ['a list of courses', describeList([describeTrack(site, track)])],
  ['the questions', describeFaq([group])],
  ['a post', describePost(site, post, '/static/share/a.jpg')],
  ['the way to a page', describeCrumbs(site, [{ name: 'Blog', path: '/blog' }])],
];

describe('structured data', () => {
  it.each(things)('has everything that is required of %s', (_what, thing) => {
    const missing = required[thing['@type']].filter((path) => !read(thing, path));
    expect(missing).toEqual([]);
  });

  it.each(things)('names only whole addresses in %s', (_what, thing) => {
    const paths = JSON.stringify(thing).match(/"(?:url|item|@id|logo|mainEntityOfPage)":"(?!https:)[^"]*"/g);
    expect(paths).toBeNull();
  });

  it('offers a course at its price in each currency, in major units', () => {
    expect(
      describeTrack(site, track).offers?.map(({ price, priceCurrency }) => [price, priceCurrency]),
    ).toEqual([
      ['6499.00', 'INR'],
      ['249.50', 'USD'],
    ]);
  });

  it('makes no offer of a course without a price', () => {
    expect(describeTrack(site, { ...track, pricesMinor: {} })).not.toHaveProperty('offers');
  });

  it('signs a post without an author with the provider', () => {
    const unsigned = { ...post, author: { ...post.author, name: site.brandName } };
    expect(describePost(site, unsigned, null).author).toEqual({ '@type': 'Organization', name: 'Provider' });
  });

  it('cannot be closed by a word of the content', () => {
    const text = writeStructuredData([describeFaq([{ ...group, title: '</script>' }])]);
    const evil = writeStructuredData([describeProvider({ ...site, brandName: '</script><b>' })]);
    expect(`${text}${evil}`).not.toContain('<');
    expect(JSON.parse(evil)).toMatchObject({ '@graph': [{ name: '</script><b>' }] });
  });
});
