import { readList, readText } from '../../content-rules/entry';
import { pathOf } from '../../content-rules/kinds/destinations';
import { isLinkTarget } from '../../content-rules/kinds/links';
import { problem, type Problem, type Rule } from '../../content-rules/rule';

/** The page to which a parent goes on after sending a form must be on this site, and must not be this page. */
export const formLeadsOn: Rule = ({ entry }) =>
  readList(entry, 'blocks').flatMap((block, index) => {
    const next = readText(block, 'next');
    if (next === '') return [];
    const field: Problem['path'] = ['blocks', index, 'next'];
    if (!isLinkTarget(next) || !next.startsWith('/')) {
      return [problem(field, 'Write a path of this site that starts with /, such as /courses/coding.')];
    }
    const isOwn = pathOf(next) === `/${readText(entry, 'slug')}`;
    return isOwn
      ? [problem(field, 'The parent is on this page already. Leave it empty, or choose another page.')]
      : [];
  });
