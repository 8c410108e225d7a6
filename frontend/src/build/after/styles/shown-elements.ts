import { Parser } from 'htmlparser2';
import { attributeName, type Selector, type Way } from './read-selectors';

/** The names of a page's shown elements, as selectors use them: 'table', '.lead', '[disabled]', '[type=radio]'. */
export interface ShownElements {
  /** For each name, all names of the elements that have it. */
  together: ReadonlyMap<string, ReadonlySet<string>>;
  /** For each name, the names of all elements around those that have it. */
  around: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * What elements with the same names, inside elements with the same names, have in common. The pages of a site have
 * a few hundred of them, so most elements of a page are known before it is read.
 */
interface Shape {
  id: number;
  kind: string;
  names: readonly string[];
  /** The names of all elements around it. */
  outside: ReadonlySet<string>;
  /** Those, and its own. */
  all: ReadonlySet<string>;
  /** What of it is seen: a menu that is closed shows the button that opens it. */
  shown: 'all' | 'summary' | 'nothing';
  isInNav: boolean;
  isMenu: boolean;
  inner: Map<string, Shape>;
}

/** The shapes of all pages that have the same style sheets. */
export interface Shapes {
  root: Shape;
  /** How many there are. */
  count: number;
  /** The names that some selector uses. Other names do not matter. */
  said: ReadonlySet<string>;
  /** The attributes that some selector names. */
  attributes: ReadonlySet<string>;
}

const noNames: ReadonlySet<string> = new Set();

export function openShapes(said: ReadonlySet<string>): Shapes {
  const attributes = [...said].flatMap((name) => /^\[([^=\]]+)/.exec(name)?.[1] ?? []);
  const root: Shape = {
    ...{ id: 0, kind: '', names: [], outside: noNames, all: noNames, shown: 'all' },
    ...{ isInNav: false, isMenu: false, inner: new Map() },
  };
  return { root, count: 1, said, attributes: new Set(attributes) };
}

/** Values by the names of the attributes. */
type Attributes = Readonly<Record<string, string>>;

/** Those names of an element that some selector uses. */
function namesOf(kind: string, attributes: Attributes, shapes: Shapes): string[] {
  const names = [kind];
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'class') names.push(...value.split(/\s+/).map((one) => `.${one}`));
    if (shapes.attributes.has(name)) names.push(attributeName(name), attributeName(name, value));
  }
  return names.filter((name) => shapes.said.has(name));
}

function whatIsShown(kind: string, parent: Shape, isMenu: boolean, isOpen: boolean): Shape['shown'] {
  if (parent.shown === 'nothing' || (parent.shown === 'summary' && kind !== 'summary')) return 'nothing';
  if (kind === 'noscript' || (kind === 'dialog' && !isOpen)) return 'nothing';
  return isMenu && !isOpen ? 'summary' : 'all';
}

function shapeOf(kind: string, attributes: Attributes, parent: Shape, shapes: Shapes): Shape {
  const isOpen = attributes['open'] !== undefined;
  const names = namesOf(kind, attributes, shapes);
  const key = `${kind}${isOpen ? '!' : ''} ${names.join(' ')}`;
  const known = parent.inner.get(key);
  if (known !== undefined) return known;
  const isInNav = parent.isInNav || parent.kind === 'nav';
  const isMenu = isInNav && kind === 'details';
  const shown = whatIsShown(kind, parent, isMenu, isOpen);
  // A press may open it at any time.
  if (kind === 'details' && shown === 'all') names.push('[open]');
  const outside = parent.all;
  const all = names.length === 0 ? outside : new Set([...outside, ...names]);
  const shape = { id: shapes.count, kind, names, outside, all, shown, isInNav, isMenu, inner: new Map() };
  shapes.count += 1;
  parent.inner.set(key, shape);
  return shape;
}

/** What can be seen of a page where there is script, without opening a dialog or a menu. */
export interface Sight {
  shapes: ReadonlySet<Shape>;
  hasDialogs: boolean;
  hasMenus: boolean;
}

/** @param shapes gets those that no page before had */
export function readSight(html: string, shapes: Shapes): Sight {
  const seen = new Set<Shape>();
  const open = [shapes.root];
  let [hasDialogs, hasMenus] = [false, false];
  const onopentag = (kind: string, attributes: Attributes) => {
    const shape = shapeOf(kind, attributes, open.at(-1) ?? shapes.root, shapes);
    hasDialogs ||= kind === 'dialog';
    hasMenus ||= shape.isMenu;
    if (shape.shown !== 'nothing') seen.add(shape);
    open.push(shape);
  };
  new Parser({ onopentag, onclosetag: () => open.pop() }).end(html);
  return { shapes: seen, hasDialogs, hasMenus };
}

function add(sets: Map<string, Set<string>>, name: string, more: Iterable<string>): void {
  const known = sets.get(name);
  if (known === undefined) sets.set(name, new Set(more));
  else for (const one of more) known.add(one);
}

export function elementsIn({ shapes }: Sight): ShownElements {
  const [together, around] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  for (const { names, outside } of shapes)
    for (const name of names) {
      add(together, name, names);
      add(around, name, outside);
    }
  return { together, around };
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
