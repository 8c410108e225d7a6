import { readList } from '../../content-rules/entry';
import { problem, type Rule } from '../../content-rules/rule';

export const homePageRules: Rule = ({ entry, isPublishing }) => {
  const count = readList(entry, 'slides').length;
  if (count <= 3 && (count === 3 || !isPublishing)) return [];
  return [problem('slides', `The home page shows exactly three slides; there are ${count}.`)];
};
