import { headingId } from '@lanternway/contracts/site/heading-id';
import { pagesByKey } from '../../access/shown-types';
import { pathOf } from '../kinds/destinations';
import { isEntry, readList, readText, type Entry } from '../entry';
import type { FindPublished } from '../rule';

/* The places on a page to which an address may point: '/faq#fees'. */

/** The places that a page always has, whatever staff write. */
const fixedPlaces: Readonly<Record<string, readonly string[]>> = {
  '/': ['plans', 'voices-title'],
  '/courses/math': ['grades-title', 'prices'],
  '/courses/coding': ['tracks-title', 'short-title'],
  '/teacher/know-your-teacher': ['all-teachers'],
};

const documentAt: Readonly<Record<string, string>> = {
  '/privacy': 'privacy',
  '/terms': 'terms',
  '/refund': 'refund',
  '/cancellationPolicy': 'cancellation',
};

/** The key of the entry with the words of a page; '' if there is none. */
const keyAt = (path: string): string =>
  Object.entries(pagesByKey).find(([, page]) => page === path)?.[0] ?? '';

/** The place on every page where its content begins. */
const main = 'main';

function wordsOf(node: unknown): string {
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  if (!isEntry(node)) return '';
  return 'text' in node ? readText(node, 'text') : wordsOf(node['children']);
}

/** The headings of a rich text, as the site names them. */
export const headingsIn = (blocks: unknown): string[] =>
  (Array.isArray(blocks) ? blocks.filter(isEntry) : [])
    .filter(({ type }) => type === 'heading')
    .map((heading) => headingId(wordsOf(heading['children'])));

/** The headings of a page of blocks are numbered after its opening. */
function placesInBlocks(blocks: readonly Entry[]): string[] {
  const drawn = blocks.filter((block) => readText(block, '__component') !== 'block.hero');
  return drawn.flatMap((block, index) => {
    const isForm = readText(block, '__component') === 'block.form';
    const numbered = readText(block, 'title').trim() === '' ? [] : [`block-${index + 1}`];
    return [...(isForm ? ['form'] : []), ...numbered, ...headingsIn(block['body'])];
  });
}

/** The places that an entry brings to the page that it fills. */
export const placesOf = (entry: Entry): string[] => [
  main,
  ...headingsIn(entry['body']),
  ...readList(entry, 'sections').map((section) => headingId(readText(section, 'heading'))),
  ...placesInBlocks(readList(entry, 'blocks')),
];

const fields = (found: readonly Entry[], field: string): string[] =>
  found.map((entry) => readText(entry, field));

/** The places on a page that is on the site, as far as staff may lead there. */
export async function placesOn(address: string, findPublished: FindPublished): Promise<string[]> {
  const path = pathOf(address);
  const last = path.slice(path.lastIndexOf('/') + 1);
  const all = [main, ...(fixedPlaces[path] ?? [])];
  if (path === '/faq') {
    const groups = fields(await findPublished('api::faq-group.faq-group', {}), 'slug');
    const questions = fields(await findPublished('api::faq.faq', {}), 'question');
    return [...all, ...groups, ...questions.map(headingId)];
  }
  if (path === '/courses/coding') {
    const short = await findPublished('api::course.course', { kind: 'short_course' });
    return [...all, ...fields(short, 'slug')];
  }
  const filling = await Promise.all([
    findPublished('api::post.post', { slug: path.startsWith('/blog/') ? last : '' }),
    findPublished('api::landing-page.landing-page', { slug: path === `/${last}` ? last : '' }, ['blocks']),
    findPublished('api::policy.policy', { document: documentAt[path] ?? '' }),
    findPublished('api::page.page', { key: keyAt(path) }, ['sections']),
  ]);
  return [...all, ...filling.flat().flatMap(placesOf)];
}
