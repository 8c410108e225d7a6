import { isEntry, readList, readText, type Entry } from '../../content-rules/entry';
import { checkDestination } from '../../content-rules/kinds/link-targets';
import { checkWords } from '../../content-rules/kinds/link-words';
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

/** Whether a link's target has no title that the link could take. */
const isNameless = (destination: Entry): boolean => readText(destination, 'kind') === 'address';

const linksLeadSomewhere: Rule = async ({ entry, isPublishing, findPublished }) => {
  if (!isPublishing) return [];
  const found: Problem[] = [];
  for (const { link, path } of linksOf(entry)) {
    const destination = link['destination'];
    if (!isEntry(destination)) continue;
    const words = readText(link, 'label');
    if (words === '' && isNameless(destination)) {
      found.push(problem([...path, 'label'], 'Write the words of the link.'));
    }
    found.push(...checkWords(words, [...path, 'label']));
    found.push(...(await checkDestination(destination, [...path, 'destination'], findPublished)));
  }
  return found;
};

/** Staff and visitors could not distinguish two groups with the same name. */
const namesDiffer: Rule = ({ entry }) => {
  const names = readList(entry, 'groups').map((group) => readText(group, 'label'));
  return names.flatMap((name, index) =>
    name !== '' && names.indexOf(name) < index
      ? [
          problem(
            ['groups', index, 'label'],
            `There is already a group called "${name}". Choose other words.`,
          ),
        ]
      : [],
  );
};

/** The width of a label in letters, if it is broken into two lines at most. */
function lettersAcross(label: string): number {
  const words = label.split(' ');
  const lengths = words.map((_, index) => {
    const lines = [words.slice(0, index + 1), words.slice(index + 1)];
    return Math.max(...lines.map((line) => line.join(' ').length));
  });
  return Math.min(...lengths);
}

/** The width of the space around a label, in letters. */
const around = 4;

/** How many letters fit next to the logo and the buttons on the smallest computer screen, 1200 pixels wide. */
const maxAcross = 96;

const labelsFit: Rule = ({ entry, isPublishing }) => {
  const shown = [...readList(entry, 'groups'), ...readList(entry, 'links')];
  const labels = shown.map((one) => readText(one, 'label'));
  const across = labels.reduce((sum, label) => sum + lettersAcross(label) + around, 0);
  if (!isPublishing || across <= maxAcross) return [];
  const over = String(across - maxAcross);
  return [
    problem(
      'groups',
      `The head of the pages has no room for all these words, not even in two lines. Make them shorter by ${over} letters together, or leave one out.`,
    ),
  ];
};

export const menuRules = allOf(linksLeadSomewhere, namesDiffer, labelsFit);
