import { readText } from '../../content-rules/entry';
import { pathOf } from '../../content-rules/kinds/destinations';
import { isLinkTarget } from '../../content-rules/kinds/links';
import { allOf, problem, type Rule } from '../../content-rules/rule';

const today = () => new Date().toISOString().slice(0, 10);

/** A page with a last day is published only if that day is not over, and if its address leads somewhere afterwards. */
const endIsAhead: Rule = ({ entry, isPublishing }) => {
  const lastDay = readText(entry, 'endsOn');
  if (!isPublishing || lastDay === '') return [];
  return [
    ...(lastDay < today()
      ? [problem('endsOn', 'The last day has passed. Choose a later one, or leave it empty.')]
      : []),
    ...(readText(entry, 'leadsTo') === ''
      ? [problem('leadsTo', 'Say where the address leads after the last day, so that no link breaks.')]
      : []),
  ];
};

const leadsElsewhere: Rule = ({ entry }) => {
  const to = readText(entry, 'leadsTo');
  if (to === '') return [];
  const sentence = sentenceOf(to, readText(entry, 'slug'));
  return sentence === null ? [] : [problem('leadsTo', sentence)];
};

function sentenceOf(to: string, slug: string): string | null {
  if (!isLinkTarget(to)) {
    return 'Write a path of this site that starts with /, such as /courses/coding, or a full address that starts with https://.';
  }
  return pathOf(to) === `/${slug}` ? 'The address cannot lead to itself.' : null;
}

/** When a page leaves the site, and where its address leads then. */
export const endRules: Rule = allOf(endIsAhead, leadsElsewhere);
