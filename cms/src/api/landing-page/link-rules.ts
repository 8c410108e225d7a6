import { isEntry, readList, readText, type Entry } from '../../content-rules/entry';
import { isReached, pathOf } from '../../content-rules/kinds/destinations';
import { isLinkTarget } from '../../content-rules/kinds/links';
import { textLinksOf } from '../../content-rules/kinds/values';
import { problem, type Problem, type Rule } from '../../content-rules/rule';

interface Placed {
  path: Problem['path'];
  href: string;
}

/** The addresses to which a block leads, with the fields that hold them. */
function linksOf(block: Entry, index: number): Placed[] {
  const own = ['link', 'button'].flatMap((field): Placed[] => {
    const link = block[field];
    return isEntry(link) ? [{ path: ['blocks', index, field, 'href'], href: readText(link, 'href') }] : [];
  });
  const next = readText(block, 'next');
  const afterwards = next === '' ? [] : [{ path: ['blocks', index, 'next'], href: next }];
  const inText = textLinksOf(block['body']).map((href): Placed => ({
    path: ['blocks', index, 'body'],
    href,
  }));
  return [...own, ...afterwards, ...inText];
}

/** Where a parent goes after the thanks of a form: a page of this site, and another one than this. */
export const formLeadsOn: Rule = ({ entry }) =>
  readList(entry, 'blocks').flatMap((block, index) => {
    const next = readText(block, 'next');
    if (next === '') return [];
    const field: Problem['path'] = ['blocks', index, 'next'];
    if (!isLinkTarget(next) || !next.startsWith('/')) {
      return [problem(field, 'Write a path of this site that starts with /, such as /courses/coding.')];
    }
    const isOwn = pathOf(next) === `/${readText(entry, 'slug')}`;
    return isOwn ? [problem(field, 'This page is open then already. Leave it empty, or lead on.')] : [];
  });

/** A button or a link to a page that is not there is a dead end. */
export const linksAreReached: Rule = async ({ entry, isPublishing, findPublished }) => {
  if (!isPublishing) return [];
  const own = `/${readText(entry, 'slug')}`;
  const found: Problem[] = [];
  for (const { path, href } of readList(entry, 'blocks').flatMap(linksOf)) {
    if (!href.startsWith('/') || pathOf(href) === own || (await isReached(href, findPublished))) continue;
    found.push(problem(path, `${href} is not on the site. Publish it first, or lead somewhere else.`));
  }
  return found;
};
