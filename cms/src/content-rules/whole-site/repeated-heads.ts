import { readText, type Entry } from '../entry';
import { problem, type Problem } from '../rule';
import { headsOf, type HeadContent, type PageHead } from './page-heads';

/** The part of the content in which entries of a type are. */
const partOf: Readonly<Record<string, keyof HeadContent>> = {
  'api::site-setting.site-setting': 'settings',
  'api::home-page.home-page': 'home',
  'api::page.page': 'pages',
  'api::post.post': 'posts',
  'api::course.course': 'tracks',
  'api::category.category': 'categories',
  'api::policy.policy': 'policies',
  'api::landing-page.landing-page': 'landingPages',
};

/** Whether entries of a type say something in the head of a page. */
export const hasHead = (uid: string): boolean => uid in partOf;

/** The content as it will be with this entry in it. */
function withEntry(content: HeadContent, uid: string, entry: Entry): HeadContent {
  const part = partOf[uid];
  if (part === undefined) return content;
  if (part === 'settings' || part === 'home') return { ...content, [part]: entry };
  if (part === 'tracks' && readText(entry, 'kind') !== 'coding_plan') return content;
  const others = content[part].filter((one) => one['documentId'] !== entry['documentId']);
  return { ...content, [part]: [...others, entry] };
}

type Text = 'title' | 'description';

interface Pair {
  name: Text;
  one: PageHead;
  other: PageHead;
}

/** Pairs of pages with the same title or description. */
function pairsOf(heads: readonly PageHead[]): Pair[] {
  const names: Text[] = ['title', 'description'];
  return names.flatMap((name) => {
    const first = new Map<string, PageHead>();
    return heads.flatMap((head): Pair[] => {
      const { text } = head[name];
      const other = first.get(text);
      if (other === undefined) first.set(text, head);
      return other === undefined || other.path === head.path || text === ''
        ? []
        : [{ name, one: head, other }];
    });
  });
}

/** The fields that change the heads of many pages at once. */
const sharedFields: Readonly<Record<string, Record<Text, string>>> = {
  'api::site-setting.site-setting': { title: 'titleSuffix', description: 'legalName' },
  'api::page.page': { title: 'title', description: 'lead' },
};

function problemOf({ name, one, other }: Pair, uid: string, documentId: string): Problem[] {
  const own = [one, other].find((head) => head[name].documentId === documentId);
  if (own !== undefined) {
    const there = own === one ? other : one;
    return [
      problem(
        own[name].field,
        `Search engines would read the same ${name} “${own[name].text}” on ${there.what}. Choose other words.`,
      ),
    ];
  }
  const field = sharedFields[uid]?.[name];
  if (field === undefined) return [];
  return [
    problem(
      field,
      `With this, ${one.what} and ${other.what} would have the same ${name}, “${one[name].text}”. Choose other words.`,
    ),
  ];
}

const keyOf = ({ name, one, other }: Pair): string => [name, one.path, other.path].join('\n');

/**
 * Finds pages with the same title or description in search engines. Pairs that exist without this entry are left out, unless it
 * is one of the two.
 * @param content what is published
 */
export function findRepeatedHeads(content: HeadContent, uid: string, entry: Entry): Problem[] {
  const documentId = readText(entry, 'documentId');
  const isOwn = ({ name, one, other }: Pair) =>
    [one, other].some((head) => head[name].documentId === documentId);
  const pairs = pairsOf(headsOf(withEntry(content, uid, entry)));
  // On a large site the heads of all pages take a while: they are made once more only for what changes many of them.
  const before = new Set(uid in sharedFields ? pairsOf(headsOf(content)).map(keyOf) : []);
  return pairs
    .filter((pair) => isOwn(pair) || !before.has(keyOf(pair)))
    .flatMap((pair) => problemOf(pair, uid, documentId));
}
