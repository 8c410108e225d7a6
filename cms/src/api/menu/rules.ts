import { isEntry, readList, readText, type Entry } from '../../content-rules/entry';
import { checkDestination } from '../../content-rules/kinds/destinations';
import { allOf, problem, type Problem, type Rule } from '../../content-rules/rule';

interface Placed {
  link: Entry;
  path: Problem['path'];
}

const linksAt = (holder: Entry, path: Problem['path']): Placed[] =>
  readList(holder, 'links').map((link, index) => ({ link, path: [...path, 'links', index] }));

/** Every link of a menu and footer, and where it stands in the form. */
const linksOf = (menu: Entry): Placed[] => [
  ...readList(menu, 'groups').flatMap((group, index) => linksAt(group, ['groups', index])),
  ...linksAt(menu, []),
  ...readList(menu, 'columns').flatMap((column, index) => linksAt(column, ['columns', index])),
];

/** Where a link leads that has no title of its own. */
const isNameless = (destination: Entry): boolean => readText(destination, 'kind') === 'address';

const linksLeadSomewhere: Rule = async ({ entry, isPublishing, findPublished }) => {
  if (!isPublishing) return [];
  const found: Problem[] = [];
  for (const { link, path } of linksOf(entry)) {
    const destination = link['destination'];
    if (!isEntry(destination)) continue;
    if (readText(link, 'label') === '' && isNameless(destination)) {
      found.push(problem([...path, 'label'], 'Write the words of the link.'));
    }
    found.push(...(await checkDestination(destination, [...path, 'destination'], findPublished)));
  }
  return found;
};

/** Two menus with the same name cannot be told apart. */
const namesDiffer: Rule = ({ entry }) => {
  const names = readList(entry, 'groups').map((group) => readText(group, 'label'));
  return names.flatMap((name, index) =>
    name !== '' && names.indexOf(name) < index
      ? [problem(['groups', index, 'label'], `There is already a group called "${name}". Choose other words.`)]
      : [],
  );
};

/**
 * How many letters the labels at the head of a page may have together: with more, they do not fit next to the logo and
 * the buttons on a small computer (1200 pixels), not even in two lines.
 */
const maxLetters = 110;

const labelsFit: Rule = ({ entry, isPublishing }) => {
  const labels = [...readList(entry, 'groups'), ...readList(entry, 'links')].map((one) => readText(one, 'label'));
  const letters = labels.join('').length;
  if (!isPublishing || letters <= maxLetters) return [];
  const sentence = `The words of groups and links have ${String(letters)} letters together. There is room for ${String(maxLetters)}. Shorten some.`;
  return [problem('groups', sentence)];
};

export const menuRules = allOf(linksLeadSomewhere, namesDiffer, labelsFit);
