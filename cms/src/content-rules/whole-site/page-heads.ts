import { pageDefaults } from '@lanternway/contracts/site/page-defaults';
import type { PageKey } from '@lanternway/contracts/site/page-key';
import {
  headOfHome,
  headOfList,
  headOfPolicy,
  headOfTrack,
  writeDescription,
  writeTitle,
  type OwnHead,
} from '@lanternway/contracts/site/page-heads';
import { isEntry, readNumber, readText, type Entry } from '../entry';
import type { Problem } from '../rule';

/** What is published, as far as the heads of pages are made of it. */
export interface HeadContent {
  settings: Entry | null;
  home: Entry | null;
  pages: readonly Entry[];
  posts: readonly Entry[];
  tracks: readonly Entry[];
  categories: readonly Entry[];
  policies: readonly Entry[];
  landingPages: readonly Entry[];
}

/** A text in the head of a page, the entry that says it and its field. */
interface Said {
  text: string;
  documentId: string;
  field: Problem['path'];
}

/** The head of a page that search engines may keep. */
export interface PageHead {
  path: string;
  /** What staff call the page: 'the landing page “Spring camp”'. */
  what: string;
  title: Said;
  description: Said;
}

interface Fields {
  title: string;
  description: string;
}

type Named = Pick<PageHead, 'path' | 'what'>;

const textOrNull = (entry: Entry, field: string): string | null => readText(entry, field).trim() || null;

/** The suffix of all titles. The site takes the name of the provider where staff left it empty. */
const suffixOf = (settings: Entry): string =>
  textOrNull(settings, 'titleSuffix') ?? readText(settings, 'brandName');

function makeHead(suffix: string, entry: Entry, named: Named, own: OwnHead, fields: Fields): PageHead {
  const seo = isEntry(entry['seo']) ? entry['seo'] : {};
  const written = { title: textOrNull(seo, 'title'), description: textOrNull(seo, 'description') };
  const documentId = readText(entry, 'documentId');
  const said = (text: string, name: keyof Fields): Said => ({
    text: text.trim(),
    documentId,
    field: written[name] === null ? [fields[name]] : ['seo', name],
  });
  return {
    ...named,
    title: said(writeTitle(suffix, written, own.title), 'title'),
    description: said(writeDescription(written, own.description), 'description'),
  };
}

const quoted = (thing: string, entry: Entry): string => `the ${thing} “${readText(entry, 'title')}”`;

/** The youngest and the oldest learners where a course names none, as on the site. */
const allAges = { min: 5, max: 22 };

function headOfCourse(suffix: string, course: Entry): PageHead {
  const [least, most] = [readNumber(course, 'minAge'), readNumber(course, 'maxAge')];
  const ages = { min: least ?? most ?? allAges.min, max: most ?? least ?? allAges.max };
  const words = { title: readText(course, 'title'), summary: readText(course, 'summary') };
  const named = { path: `/course/${readText(course, 'slug')}`, what: quoted('course', course) };
  return makeHead(suffix, course, named, headOfTrack(words, ages), {
    title: 'title',
    description: 'summary',
  });
}

/** The heads of all pages with texts of their own: they have default texts while their entry is not published. */
function headsOfPages(suffix: string, pages: readonly Entry[]): PageHead[] {
  return Object.entries(pageDefaults).flatMap(([key, words]) => {
    if (key === 'blog') return [];
    const entry = pages.find((page) => readText(page, 'key') === key);
    const title = entry ? readText(entry, 'title') : words.title;
    const lead = entry ? readText(entry, 'lead') : words.lead;
    const named = { path: `page ${key}`, what: `the page “${title}”` };
    const own = { title, description: lead };
    return [makeHead(suffix, entry ?? {}, named, own, { title: 'title', description: 'lead' })];
  });
}

/** As many posts as a list shows on each of its pages. */
const postsPerPage = 9;

/** The lists of posts, each with as many pages as it has if all posts are in it. */
function headsOfLists(
  suffix: string,
  { pages, posts, categories }: Pick<HeadContent, 'pages' | 'posts' | 'categories'>,
): PageHead[] {
  const entry = pages.find((page) => readText(page, 'key') === ('blog' satisfies PageKey));
  const blog = {
    title: entry ? readText(entry, 'title') : pageDefaults.blog.title,
    lead: entry ? readText(entry, 'lead') : pageDefaults.blog.lead,
  };
  const count = Math.max(1, Math.ceil(posts.length / postsPerPage));
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return [null, ...categories].flatMap((category) =>
    numbers.map((number) => {
      const listed = category && {
        title: readText(category, 'title'),
        description: textOrNull(category, 'description'),
      };
      const path = `list ${category ? readText(category, 'slug') : ''} ${String(number)}`;
      const what = category ? quoted('list of posts in the category', category) : 'the list of posts';
      // What staff wrote for search engines is only on the first page of the list of all posts.
      const holder = category ?? (number === 1 ? (entry ?? {}) : { ...entry, seo: null });
      const description = category ? 'description' : 'lead';
      return makeHead(suffix, holder, { path, what }, headOfList(blog, listed, number), {
        title: 'title',
        description,
      });
    }),
  );
}

const plainHeads = (
  suffix: string,
  entries: readonly Entry[],
  fields: Fields & { thing: string; folder: string },
): PageHead[] =>
  entries.map((entry) => {
    const named = {
      path: `${fields.folder}/${readText(entry, 'slug')}`,
      what: quoted(fields.thing, entry),
    };
    const own = { title: readText(entry, fields.title), description: readText(entry, fields.description) };
    return makeHead(suffix, entry, named, own, fields);
  });

function headsOfFront(suffix: string, settings: Entry, home: Entry | null): PageHead[] {
  if (home === null) return [];
  const words = { headline: readText(home, 'headline'), tagline: readText(home, 'tagline') };
  const own = headOfHome(readText(settings, 'tagline'), words);
  const fields = { title: 'tagline', description: 'headline' };
  const head = makeHead(suffix, home, { path: '/', what: 'the home page' }, own, fields);
  const isFromSettings = head.title.field[0] !== 'seo';
  const documentId = readText(settings, 'documentId');
  return [isFromSettings ? { ...head, title: { ...head.title, documentId } } : head];
}

/** The heads of all pages that search engines may keep. Two versions of a policy have the same address. */
export function headsOf(content: HeadContent): PageHead[] {
  const { settings } = content;
  if (settings === null) return [];
  const suffix = suffixOf(settings);
  const shown = content.landingPages.filter((page) => page['isHidden'] !== true);
  return [
    ...headsOfFront(suffix, settings, content.home),
    ...headsOfPages(suffix, content.pages),
    ...headsOfLists(suffix, content),
    ...content.tracks.map((course) => headOfCourse(suffix, course)),
    ...content.policies.map((policy) => {
      const named = { path: `policy ${readText(policy, 'document')}`, what: quoted('policy', policy) };
      const own = headOfPolicy(readText(policy, 'title'), readText(settings, 'legalName'));
      return makeHead(suffix, policy, named, own, { title: 'title', description: 'title' });
    }),
    ...plainHeads(suffix, content.posts, {
      thing: 'blog post',
      folder: '/blog',
      title: 'title',
      description: 'excerpt',
    }),
    ...plainHeads(suffix, shown, {
      thing: 'landing page',
      folder: '',
      title: 'title',
      description: 'lead',
    }),
  ];
}
