import { readList, readText } from '../../content-rules/entry';
import { checkWords } from '../../content-rules/kinds/link-words';
import { allOf, problem, type Rule } from '../../content-rules/rule';

const hasThreeSlides: Rule = ({ entry, isPublishing }) => {
  const count = readList(entry, 'slides').length;
  if (count <= 3 && (count === 3 || !isPublishing)) return [];
  return [problem('slides', `The home page shows exactly three slides; there are ${count}.`)];
};

const buttonsSayWhereTheyLead: Rule = ({ entry, isPublishing }) => {
  if (!isPublishing) return [];
  return readList(entry, 'buttons').flatMap((button, index) =>
    checkWords(readText(button, 'label'), ['buttons', index, 'label']),
  );
};

export const homePageRules = allOf(hasThreeSlides, buttonsSayWhereTheyLead);
