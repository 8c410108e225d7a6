import { attributeName, type Selector } from './read-rules';

/** What elements of a page are called, as selectors call them: 'table', '.lead', '[disabled]', '[type=radio]'. */
export interface ShownElements {
  /** By a name, what the elements of this name are called besides. */
  together: ReadonlyMap<string, ReadonlySet<string>>;
  /** By a name, what the elements around those of this name are called. */
  around: ReadonlyMap<string, ReadonlySet<string>>;
}

const tag = /<(\/?)([a-z][\w-]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*(\/?)>/gi;

const attribute = /\s([^\s=>"/]+)(?:="([^"]*)")?/g;

/** Elements that never have an end. */
const isSingle = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** The names of an element that some selector says. */
function namesOf(kind: string, attributes: string, isSaid: (name: string) => boolean): string[] {
  const names = [kind];
  for (const [, name = '', value = ''] of attributes.matchAll(attribute)) {
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
  isShown: boolean;
}

const isClosed = (kind: string, attributes: string): boolean =>
  kind === 'dialog' && !/\sopen(?:=|$|\s)/.test(attributes);

/**
 * The elements of a page that can be seen without opening a dialog.
 * @param isSaid whether a selector says a name. The others do not matter
 */
export function readShownElements(html: string, isSaid: (name: string) => boolean): ShownElements {
  const [together, around] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const open: Open[] = [];
  for (const [, end, written = '', attributes = '', closed] of html.matchAll(tag)) {
    const kind = written.toLowerCase();
    if (end === '/') {
      const nth = open.findLastIndex((one) => one.kind === kind);
      if (nth !== -1) open.length = nth;
      continue;
    }
    const parent = open.at(-1);
    const outside = parent?.all ?? new Set<string>();
    const names = namesOf(kind, attributes, isSaid);
    const isShown = (parent?.isShown ?? true) && !isClosed(kind, attributes);
    if (isShown)
      for (const name of names) {
        add(together, name, names);
        add(around, name, outside);
      }
    if (closed === '/' || isSingle.test(kind)) continue;
    open.push({ kind, all: new Set([...outside, ...names]), isShown });
  }
  return { together, around };
}

/** Whether an element that is shown may meet a selector. It is never denied to one that does. */
export function isMet({ compounds }: Selector, { together, around }: ShownElements): boolean {
  return compounds.every(({ names }, nth) => {
    const above = compounds.slice(0, nth).flatMap((one) => (one.isAround ? one.names : []));
    return names.every((name) => {
      const [same, outside] = [together.get(name), around.get(name)];
      return names.every((other) => same?.has(other)) && above.every((other) => outside?.has(other));
    });
  });
}
