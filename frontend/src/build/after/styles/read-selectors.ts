import parser from 'postcss-selector-parser';

export interface Selector {
  text: string;
  /** The pieces of its text before, between and after its choices. */
  around: string[];
  /** Whether it matches only under a pointer, or only while a dialog is open. */
  isLater: boolean;
  /** Its lists in brackets (`:is(…)`). An element must match one entry of each list. */
  choices: Choice[];
  /** Its meaning for each combination of choices. Without choices there is one way. */
  ways: Way[];
  /** Its specificity; null if it has brackets or an id. */
  weight: number | null;
}

/** A list in brackets. */
export interface Choice {
  /** Whether it adds nothing to the specificity, whatever it lists (`:where(…)`). */
  isWeightless: boolean;
  selectors: Selector[];
}

/** One way to match a selector, with one entry taken from each of its lists. */
export interface Way {
  /** From the outermost to the element that the rule is for. */
  compounds: Compound[];
  /** The index of the entry that it takes from each choice. */
  taken: number[];
}

/** The names that one element must have: its kind ('table'), classes ('.lead') and attributes ('[disabled]', '[type=radio]'). */
export interface Compound {
  names: string[];
  /** The names that elements around it must have as well. */
  outside: string[];
  /** Whether the elements that follow in the selector are inside this one, and not next to it. */
  isAround: boolean;
}

/** Attributes that the start-up script sets before the application runs, so the page's HTML may not have them yet. */
const changesEarly = /^data-/;

/** The name of an element that has an attribute, whatever its value or with this value. */
export const attributeName = (attribute: string, value?: string): string =>
  value === undefined ? `[${attribute.toLowerCase()}]` : `[${attribute.toLowerCase()}=${value}]`;

function readAttribute({ attribute, operator, value, insensitive }: parser.Attribute): string[] {
  if (changesEarly.test(attribute)) return [];
  const isExact = operator === '=' && insensitive !== true;
  return [isExact ? attributeName(attribute, value) : attributeName(attribute)];
}

const isChoice = (node: parser.Node): node is parser.Pseudo =>
  node.type === 'pseudo' && (node.value === ':is' || node.value === ':where');

const emptyCompound = (): Compound => ({ names: [], outside: [], isAround: false });

/**
 * The compounds of a selector. Names inside `:not(…)` and the like are left out, because no element needs to have them.
 * @param chosen the way that is taken from each choice, in the order of the choices
 */
function readCompounds(nodes: readonly parser.Node[], chosen: readonly Way[]): Compound[] {
  let last = emptyCompound();
  const compounds = [last];
  let nth = 0;
  for (const node of nodes) {
    if (node.type === 'combinator') {
      last.isAround = node.value === ' ' || node.value === '>';
      last = emptyCompound();
      compounds.push(last);
    } else if (node.type === 'class') last.names.push(`.${node.value}`);
    else if (node.type === 'tag') last.names.push(node.value.toLowerCase());
    else if (node.type === 'attribute') last.names.push(...readAttribute(node));
    else if (isChoice(node)) {
      const inner = chosen[nth++]?.compounds ?? [];
      last.names.push(...(inner.at(-1)?.names ?? []));
      last.outside.push(...inner.slice(0, -1).flatMap((one) => (one.isAround ? one.names : [])));
    }
  }
  // Another element, such as a fieldset, may disable a field. So it is enough that `[disabled]` is somewhere on the page.
  const isDisabled = nodes.some((node) => node.value === ':disabled');
  return isDisabled ? [{ ...emptyCompound(), names: ['[disabled]'] }, ...compounds] : compounds;
}

/** Every way to take one of each. */
const combine = <One>(lists: readonly (readonly One[])[]): One[][] =>
  lists.reduce<One[][]>((all, list) => all.flatMap((some) => list.map((one) => [...some, one])), [[]]);

function readWays(nodes: readonly parser.Node[], choices: readonly Choice[]): Way[] {
  const picks = choices.map(({ selectors }) =>
    selectors.flatMap(({ ways }, nth) => ways.map((way) => ({ way, nth }))),
  );
  return combine(picks).map((some) => {
    const chosen = some.map(({ way }) => way);
    return { compounds: readCompounds(nodes, chosen), taken: some.map(({ nth }) => nth) };
  });
}

const isLater = (nodes: readonly parser.Node[]): boolean =>
  nodes.some(
    (node) =>
      node.type === 'pseudo' &&
      (/^:(?:hover|active|modal)$/.test(node.value) ||
        (node.value === ':has' && node.nodes.every((inner) => isLater(inner.nodes)))),
  );

/** Classes count first, then elements. */
function weightOf(nodes: readonly parser.Node[]): number | null {
  let weight = 0;
  for (const node of nodes) {
    if (node.type === 'id' || (node.type === 'pseudo' && node.length > 0)) return null;
    if (node.type === 'class' || node.type === 'attribute' || parser.isPseudoClass(node)) weight += 100;
    if (node.type === 'tag') weight += 1;
  }
  return weight;
}

function readSelector(selector: parser.Selector): Selector {
  const { nodes } = selector;
  const [around, choices] = [[''], new Array<Choice>()];
  for (const node of nodes) {
    around.push(`${around.pop()}${isChoice(node) ? `${node.value}(` : node.toString()}`);
    if (!isChoice(node)) continue;
    choices.push({ isWeightless: node.value === ':where', selectors: node.nodes.map(readSelector) });
    around.push(')');
  }
  return {
    text: selector.toString(),
    around,
    isLater: isLater(nodes),
    choices,
    ways: readWays(nodes, choices),
    weight: weightOf(nodes),
  };
}

export const readSelectors = (list: string): Selector[] => parser().astSync(list).nodes.map(readSelector);

/** A list without the entries that are not taken, as far as the rule's specificity stays the same without them. */
function shorten({ isWeightless, selectors }: Choice, taken: ReadonlySet<number>): Selector[] {
  const weights = selectors.map(({ weight }) => (isWeightless && weight !== null ? 0 : weight));
  if (weights.includes(null)) return selectors;
  const heaviest = weights.indexOf(Math.max(...weights.map(Number)));
  const isHeavy = weights.some((weight, nth) => taken.has(nth) && weight === weights[heaviest]);
  return selectors.filter((_, nth) => taken.has(nth) || (nth === heaviest && !isHeavy));
}

/** A selector whose lists in brackets keep only the entries that these ways take. */
export function keepWays(selector: Selector, ways: readonly Way[]): Selector {
  const lists = selector.choices.map((choice, nth) =>
    shorten(choice, new Set(ways.map(({ taken }) => taken[nth] ?? 0)))
      .map(({ text }) => text)
      .join(','),
  );
  return { ...selector, text: selector.around.map((text, nth) => `${text}${lists[nth] ?? ''}`).join('') };
}
