import { Parser } from 'htmlparser2';
import { attributeName, type Selector, type Way } from './read-selectors';

/** The names of a page's shown elements, as selectors use them: 'table', '.lead', '[disabled]', '[type=radio]'. */
export interface ShownElements {
  /** For each name, all names of the elements that have it. */
  together: ReadonlyMap<string, ReadonlySet<string>>;
  /** For each name, the names of all elements around those that have it. */
  around: ReadonlyMap<string, ReadonlySet<string>>;
  hasDialogs: boolean;
  hasMenus: boolean;
}

/** Values by the names of the attributes. */
type Attributes = Readonly<Record<string, string>>;

/** Those names of an element that some selector uses. */
function namesOf(kind: string, attributes: Attributes, isSaid: (name: string) => boolean): string[] {
  const names = [kind];
  for (const [name, value] of Object.entries(attributes)) {
    names.push(attributeName(name), attributeName(name, value));
    if (name === 'class') names.push(...value.split(/\s+/).map((one) => `.${one}`));
  }
  return names.filter(isSaid);
}

function add(sets: Map<string, Set<string>>, name: string, more: Iterable<string>): void {
  const known = sets.get(name);
  if (known === undefined) sets.set(name, new Set(more));
  else for (const one of more) known.add(one);
}

interface Open {
  kind: string;
  /** Its names, and those of all elements around it. */
  all: ReadonlySet<string>;
  /** What of it is seen: a menu that is closed shows the button that opens it. */
  shown: 'all' | 'summary' | 'nothing';
}

const isMenu = (kind: string, around: readonly Open[]): boolean =>
  kind === 'details' && around.some((one) => one.kind === 'nav');

function whatIsShown(kind: string, { open }: Attributes, around: readonly Open[]): Open['shown'] {
  const parent = around.at(-1)?.shown ?? 'all';
  if (parent === 'nothing' || (parent === 'summary' && kind !== 'summary')) return 'nothing';
  if (kind === 'noscript' || (kind === 'dialog' && open === undefined)) return 'nothing';
  return isMenu(kind, around) && open === undefined ? 'summary' : 'all';
}

/**
 * The elements of a page that can be seen where there is script, without opening a dialog or a menu.
 * @param isSaid whether some selector uses a name. Other names do not matter
 */
export function readShownElements(html: string, isSaid: (name: string) => boolean): ShownElements {
  const [together, around] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const open: Open[] = [];
  let [hasDialogs, hasMenus] = [false, false];
  const onopentag = (kind: string, attributes: Attributes) => {
    hasDialogs ||= kind === 'dialog';
    hasMenus ||= isMenu(kind, open);
    const outside = open.at(-1)?.all ?? new Set<string>();
    const shown = whatIsShown(kind, attributes, open);
    const names = namesOf(kind, attributes, isSaid);
    // A press may open it at any time.
    if (kind === 'details' && shown === 'all') names.push('[open]');
    if (shown !== 'nothing')
      for (const name of names) {
        add(together, name, names);
        add(around, name, outside);
      }
    open.push({ kind, all: names.length === 0 ? outside : new Set([...outside, ...names]), shown });
  };
  new Parser({ onopentag, onclosetag: () => open.pop() }).end(html);
  return { together, around, hasDialogs, hasMenus };
}

function isMet({ compounds }: Way, { together, around }: ShownElements): boolean {
  return compounds.every(({ names, outside }, nth) => {
    const inside = compounds.slice(0, nth).flatMap((one) => (one.isAround ? one.names : []));
    const above = [...inside, ...outside];
    return names.every((name) => {
      const [same, beyond] = [together.get(name), around.get(name)];
      return names.every((other) => same?.has(other)) && above.every((other) => beyond?.has(other));
    });
  });
}

/** The ways in which a shown element may match a selector. It may list too many, but never misses one. */
export const waysMet = ({ ways }: Selector, elements: ShownElements): Way[] =>
  ways.filter((way) => isMet(way, elements));
