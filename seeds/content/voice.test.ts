import { catalogue } from '../catalogue';
import { keyOf } from '../engine/collection';
import { pages } from './pages';
import { posts } from './blog/posts';
import { redirects } from './redirects';

/** Every string of a record, at any depth, but for programs: their spaces mean something. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if ('type' in value && value.type === 'code') return [];
  return Object.values(value).flatMap(stringsOf);
}

const everything = catalogue.flatMap((collection) =>
  collection.records.map((record): [string, string[]] => [
    `${collection.uid} ${keyOf(collection, record)}`,
    stringsOf(record),
  ]),
);

const contentRoutes = [
  '/',
  '/#plans',
  '/contact',
  '/privacy',
  '/terms',
  '/refund',
  '/cancellationPolicy',
  '/certification',
  '/courses/math',
  '/courses/coding',
  '/achievements/stem',
  '/faq',
  '/teacher/know-your-teacher',
  '/programs/one-to-one',
  '/blog',
  '/book-free-class',
  '/connect',
  '/instructor',
  ...posts.map(({ slug }) => `/blog/${slug}`),
];

describe('the words of the site', () => {
  it.each(everything)('%s speaks plainly', (_name, strings) => {
    const loud = strings.filter((text) => /!|\bunlock|\bjourney|\brevolutioni[sz]e|world-class/i.test(text));
    expect(loud).toEqual([]);
  });

  it.each(everything)('%s spells words as the specification does', (_name, strings) => {
    const other = /\bprogrammes?\b|\be-mail|\benrol(?:s|ments?)?\b/i;
    expect(strings.filter((text) => other.test(text))).toEqual([]);
  });

  it.each(everything)('%s has no space or mark left over', (_name, strings) => {
    // Blocks split a sentence at its links, so their pieces may end in a space.
    expect(strings.filter((text) => /\*\*|\]\(| {2}|\t/.test(text))).toEqual([]);
  });
});

describe('the addresses in the catalogue', () => {
  it('of the pages lead to pages of this site', () => {
    const links = pages.flatMap(({ sections = [], claims = [], evidence = [], closing }) => [
      ...[...sections, ...claims].flatMap(({ link }) => (link ? [link] : [])),
      ...evidence,
      ...(closing ? [closing.link] : []),
      ...(closing?.second ? [closing.second] : []),
    ]);
    expect(links.map(({ href }) => href).filter((href) => !contentRoutes.includes(href))).toEqual([]);
  });

  it('of the redirects go from an unused address to a page, in one step', () => {
    expect(redirects.filter(({ from }) => contentRoutes.includes(from))).toEqual([]);
    expect(redirects.filter(({ to }) => !contentRoutes.includes(to))).toEqual([]);
  });
});
