export interface Selector {
  text: string;
  /** Whether it is for what a pointer is at, or while a dialog is open. */
  isLater: boolean;
  /** What it lists in brackets (`:is(…)`), of which an element must meet one. */
  choices: Choice[];
  /** What it means with each of these. There is one way without choices. */
  ways: Way[];
}

/** A list in brackets. */
export interface Choice {
  text: string;
  /** Whether it counts nothing when rules are weighed, whatever it lists (`:where(…)`). */
  isWeightless: boolean;
  selectors: Selector[];
}

/** One of the elements that a selector is for. */
export interface Way {
  /** From the outermost to the element that the rule is for. */
  compounds: Compound[];
  /** Which of each choice it takes. */
  taken: number[];
}

/** What one element must be called: its kind ('table'), classes ('.lead') and attributes ('[disabled]', '[type=radio]'). */
export interface Compound {
  names: string[];
  /** What elements around it must be called besides. */
  outside: string[];
  /** Whether the elements that follow in the selector are inside it, and not next to it. */
  isAround: boolean;
}

/** Without what is in brackets: what `:not(…)` and `:is(…)` name need not be there. */
function withoutBrackets(selector: string): string {
  const less = selector.replace(/\([^()]*\)/g, '');
  return less === selector ? selector : withoutBrackets(less);
}

/** The parts of a list between its commas, but for those in brackets. */
function splitAtCommas(list: string): string[] {
  const ends: number[] = [];
  let depth = 0;
  for (const { 0: sign, index } of list.matchAll(/[(),]/g)) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (depth === 0) ends.push(index);
  }
  return [...ends, list.length].map((end, nth) => list.slice(nth === 0 ? 0 : (ends[nth - 1] ?? 0) + 1, end));
}

/** What the start-up script notes, before the application runs. */
const changesEarly = /^data-/;

/** How selectors call an element with an attribute, in general or of one value. */
export const attributeName = (attribute: string, value?: string): string =>
  value === undefined ? `[${attribute.toLowerCase()}]` : `[${attribute.toLowerCase()}=${value}]`;

/** @param condition what is in the brackets: 'disabled', 'type="radio"', 'href^=http' */
function readAttribute(condition: string): string[] {
  const [compared = '', value] = condition.split('=', 2);
  const attribute = compared.replace(/[^\w-]$/, '');
  if (changesEarly.test(attribute)) return [];
  const isExact = value !== undefined && attribute === compared;
  return [isExact ? attributeName(attribute, value.replace(/^["']|["']$/g, '')) : attributeName(attribute)];
}

/** What is listed in `:is(…)` and `:where(…)`, but for those in other brackets, such as `:not(:is(…))`. */
function readChoices(selector: string): Choice[] {
  const choices: Choice[] = [];
  let [depth, start] = [0, -1];
  let isWeightless = false;
  for (const { 0: sign, index } of selector.matchAll(/:is\(|:where\(|[()]/g)) {
    if (sign !== ')') {
      if (depth === 0 && sign !== '(') {
        start = index + sign.length;
        isWeightless = sign === ':where(';
      }
      depth += 1;
      continue;
    }
    depth -= 1;
    if (depth > 0 || start === -1) continue;
    const text = selector.slice(start, index);
    choices.push({ text, isWeightless, selectors: readSelectors(text) });
    start = -1;
  }
  return choices;
}

const emptyCompound = (): Compound => ({ names: [], outside: [], isAround: false });

/** A minifier leaves one sign between two elements. */
const piece = /([ >+~])|\[([^[\]]+)\]|\.(-?[_a-z][\w-]*)|(:(?:is|where))\b|(?:::?|#)[\w-]+|([a-z][\w-]*)/gi;

/** @param chosen what is taken of each choice, in their order */
function readCompounds(plain: string, chosen: readonly Way[]): Compound[] {
  // Another element may make one disabled: then this is said somewhere on the page.
  const compounds = plain.includes(':disabled') ? [{ ...emptyCompound(), names: ['[disabled]'] }] : [];
  compounds.push(emptyCompound());
  let nth = 0;
  for (const [, sign, condition, className, choice, kind] of plain.matchAll(piece)) {
    const last = compounds.at(-1);
    if (last === undefined) continue;
    if (sign !== undefined) {
      last.isAround = sign === ' ' || sign === '>';
      compounds.push(emptyCompound());
    } else if (className !== undefined) last.names.push(`.${className}`);
    else if (kind !== undefined) last.names.push(kind.toLowerCase());
    else if (condition !== undefined) last.names.push(...readAttribute(condition));
    else if (choice !== undefined) {
      const inner = chosen[nth++]?.compounds ?? [];
      last.names.push(...(inner.at(-1)?.names ?? []));
      last.outside.push(...inner.slice(0, -1).flatMap((one) => (one.isAround ? one.names : [])));
    }
  }
  return compounds;
}

/** Every way to take one of each. */
const combine = <One>(lists: readonly (readonly One[])[]): One[][] =>
  lists.reduce<One[][]>((all, list) => all.flatMap((some) => list.map((one) => [...some, one])), [[]]);

const isLater = /:(?:hover|active|modal)\b/;
const hasOpenDialog = /:has\([^(),]*:modal\)/;

function readSelector(text: string): Selector {
  const choices = readChoices(text);
  const plain = withoutBrackets(text.trim());
  const picks = choices.map(({ selectors }) =>
    selectors.flatMap(({ ways }, nth) => ways.map((way) => ({ way, nth }))),
  );
  const ways = combine(picks).map((some) => ({
    compounds: readCompounds(
      plain,
      some.map(({ way }) => way),
    ),
    taken: some.map(({ nth }) => nth),
  }));
  return { text, isLater: isLater.test(plain) || hasOpenDialog.test(text), choices, ways };
}

export function readSelectors(list: string): Selector[] {
  return splitAtCommas(list).map(readSelector);
}

/** The specificity of a selector without brackets: its classes count first, then its elements. */
function weightOf(text: string): number {
  const classes = text.match(/\.|\[|(?<!:):(?!:)/g)?.length ?? 0;
  const kinds = text.match(/(?<![\w.:#=-])[a-z][\w-]*/gi)?.length ?? 0;
  return classes * 100 + kinds;
}

/** A list without what is not taken, if the rule weighs the same without it. */
function shorten({ text, isWeightless, selectors }: Choice, taken: ReadonlySet<number>): string {
  if (text.includes('(') || text.includes('#')) return text;
  const weights = selectors.map((one) => (isWeightless ? 0 : weightOf(one.text)));
  const heaviest = weights.indexOf(Math.max(...weights));
  const isHeavy = weights.some((weight, nth) => taken.has(nth) && weight === weights[heaviest]);
  return selectors
    .filter((_, nth) => taken.has(nth) || (nth === heaviest && !isHeavy))
    .map((one) => one.text)
    .join(',');
}

/** A selector that lists in brackets only what some of these ways take. */
export function keepWays(selector: Selector, ways: readonly Way[]): Selector {
  let [text, from] = ['', 0];
  selector.choices.forEach((choice, nth) => {
    const at = selector.text.indexOf(`(${choice.text})`, from) + 1;
    text +=
      selector.text.slice(from, at) + shorten(choice, new Set(ways.map(({ taken }) => taken[nth] ?? 0)));
    from = at + choice.text.length;
  });
  return { ...selector, text: text + selector.text.slice(from) };
}
