import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readContent } from '../verify/files';
import { fileOf, plainRoute } from '../verify/routes';
import { findingsOf, type Finding, type Subject } from './finding';

/* What is wrong with the pages as they are live: their titles, descriptions, and whether anything leads to them. */

const longestTitle = 60;
const longestDescription = 155;

/** What is kept of a page. Its HTML is read and forgotten. */
interface PageHead {
  route: string;
  title: string;
  description: string;
  isHidden: boolean;
}

const entities: readonly (readonly [string, string])[] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&#39;', "'"],
  ['&nbsp;', ' '],
  ['&amp;', '&'],
];

const plain = (html: string): string =>
  entities
    .reduce((text, [entity, sign]) => text.replaceAll(entity, sign), html)
    .replace(/\s+/g, ' ')
    .trim();

const metaOf = (html: string, name: string): string => {
  const tag = html.match(new RegExp(`<meta[^>]{0,80}\\bname="${name}"[^>]{0,800}>`))?.[0] ?? '';
  return plain(tag.match(/\bcontent="([^"]*)"/)?.[1] ?? '');
};

/** The head of a built page. */
export function headOf(route: string, html: string): PageHead {
  return {
    route,
    title: plain(html.match(/<title[^>]{0,80}>([^<]*)</)?.[1] ?? ''),
    description: metaOf(html, 'description'),
    isHidden: metaOf(html, 'robots').includes('noindex'),
  };
}

/** The addresses of this site that a page leads to. */
export const innerLinksOf = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]{0,600}?\bhref="(\/[^"#?]*)/g)].map(([, to = '']) => plainRoute(plain(to)));

/**
 * Checks the pages of the live release. Null where there is none.
 * @param subjects the entry that each page belongs to, by its address
 */
export async function checkPages(
  siteLink: string,
  subjects: ReadonlyMap<string, Subject>,
): Promise<Finding[] | null> {
  const root = await realpath(siteLink).catch(() => null);
  const content = root === null ? null : await readContent(root);
  if (root === null || content === null) return null;
  const heads: PageHead[] = [];
  const linked = new Set<string>();
  for (const route of new Set(content.routes.map(plainRoute))) {
    const html = await readFile(path.join(root, fileOf(route)), 'utf8').catch(() => null);
    if (html === null) continue;
    for (const to of innerLinksOf(html)) if (to !== route) linked.add(to);
    if (subjects.has(route)) heads.push(headOf(route, html));
    await nextTurn();
  }
  return judgePages(heads, linked, subjects);
}

export function judgePages(
  heads: readonly PageHead[],
  linked: ReadonlySet<string>,
  subjects: ReadonlyMap<string, Subject>,
): Finding[] {
  const shown = heads.filter(({ isHidden }) => !isHidden);
  const byTitle = groupByTitle(shown);
  return shown.flatMap((head) => {
    const subject = subjects.get(head.route);
    if (subject === undefined) return [];
    const same = (byTitle.get(head.title.toLowerCase()) ?? []).filter(({ route }) => route !== head.route);
    return faultsOf(subject, head, { same, isLinked: head.route === '/' || linked.has(head.route) });
  });
}

function faultsOf(
  subject: Subject,
  { route, title, description }: PageHead,
  { same, isLinked }: { same: readonly PageHead[]; isLinked: boolean },
): Finding[] {
  const found = findingsOf(subject);
  const [other] = same;
  const findings: Finding[] = [];
  if (title.length > longestTitle)
    findings.push(
      found(
        'title',
        '',
        `The title of its page has ${String(title.length)} characters with the name of the site. Search engines cut it after ${String(longestTitle)}.`,
      ),
    );
  if (description.length > longestDescription)
    findings.push(
      found(
        'description',
        '',
        `The description of its page has ${String(description.length)} characters. Search engines cut it after ${String(longestDescription)}.`,
      ),
    );
  if (other !== undefined && title !== '')
    findings.push(
      found('twice', '', `Its page ${route} has the same title as ${other.route}: “${title.slice(0, 150)}”.`),
    );
  if (!isLinked) findings.push(found('unlinked', '', `No page of the site has a link to its page ${route}.`));
  return findings;
}

function groupByTitle(heads: readonly PageHead[]): Map<string, PageHead[]> {
  const groups = new Map<string, PageHead[]>();
  for (const head of heads) {
    const title = head.title.toLowerCase();
    groups.set(title, [...(groups.get(title) ?? []), head]);
  }
  return groups;
}
