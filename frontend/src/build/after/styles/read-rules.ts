/** A rule of a style sheet with what it begins with; `inner` are the rules of a block such as `@media`. */
export type Rule =
  | { selectors: Selector[]; body: string }
  | { begin: string; inner: Rule[] }
  /** The site's names for colours and sizes, such as '--ink:#12303a'. */
  | { tokens: Token[] }
  /** What keyframes are called, and a font, which has no name here. */
  | { text: string; name: string | null };

export interface Token {
  name: string;
  text: string;
}

export interface Selector {
  text: string;
  /** Whether it is for what a pointer is at. */
  isPointedAt: boolean;
  /** From the outermost to the element that the rule is for. */
  compounds: Compound[];
}

/** What one element must be called: its kind ('table'), classes ('.lead') and attributes ('[disabled]', '[type=radio]'). */
export interface Compound {
  names: string[];
  /** Whether the elements that follow in the selector are inside it, and not next to it. */
  isAround: boolean;
}

/** The text in parts that each end with a block or a semicolon. It comes from a minifier, so it has no comments. */
function partsOf(css: string): string[] {
  const parts: string[] = [];
  let [start, depth] = [0, 0];
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth > 0 || !/^[};]$/.test(sign)) continue;
    parts.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return start < css.length ? [...parts, css.slice(start)] : parts;
}

/** Without what is in brackets: what `:not(…)` and `:is(…)` name need not be there. */
function withoutBrackets(selector: string): string {
  const less = selector.replace(/\([^()]*\)/g, '');
  return less === selector ? selector : withoutBrackets(less);
}

/** What changes before the application runs: a part of the page that opens, and what the start-up script notes. */
const changesEarly = /^(?:open|data-.*)$/;

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

/** A minifier leaves one sign between two elements. */
const piece = /([ >+~])|\[([^[\]]+)\]|\.(-?[_a-z][\w-]*)|(?:::?|#)[\w-]+|([a-z][\w-]*)/gi;

function readCompounds(selector: string): Compound[] {
  const compounds: Compound[] = [{ names: [], isAround: false }];
  for (const [, sign, condition, className, kind] of selector.matchAll(piece)) {
    const last = compounds.at(-1);
    if (last === undefined) continue;
    if (sign !== undefined) {
      last.isAround = sign === ' ' || sign === '>';
      compounds.push({ names: [], isAround: false });
    } else if (className !== undefined) last.names.push(`.${className}`);
    else if (kind !== undefined) last.names.push(kind.toLowerCase());
    else if (condition !== undefined) last.names.push(...readAttribute(condition));
  }
  return compounds;
}

function readSelectors(list: string): Selector[] {
  const commas = [...list.matchAll(/[(),]/g)];
  const ends: number[] = [];
  let depth = 0;
  for (const { 0: sign, index } of commas) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (depth === 0) ends.push(index);
  }
  return [...ends, list.length].map((end, nth) => {
    const text = list.slice(nth === 0 ? 0 : (ends[nth - 1] ?? 0) + 1, end);
    const plain = withoutBrackets(text.trim());
    return { text, isPointedAt: /:(?:hover|active)\b/.test(plain), compounds: readCompounds(plain) };
  });
}

/** What a block declares, if these are only names for colours and sizes. */
function readTokens(body: string): Token[] | null {
  const tokens = partsOf(body.slice(1, -1)).map((part) => {
    const text = part.replace(/;$/, '');
    return { name: text.slice(0, text.indexOf(':')).trim(), text };
  });
  return tokens.every(({ name }) => name.startsWith('--')) ? tokens : null;
}

const holdsRules = /^@(?:media|supports|layer|container)\b/;

export function readRules(css: string): Rule[] {
  return partsOf(css).map((part) => {
    const open = part.indexOf('{');
    const begin = part.slice(0, open);
    if (holdsRules.test(part) && open !== -1) return { begin, inner: readRules(part.slice(open + 1, -1)) };
    if (open === -1 || begin.startsWith('@'))
      return { text: part, name: /^@(?:-webkit-)?keyframes\s+(\S+)/.exec(begin)?.[1] ?? null };
    const body = part.slice(open);
    const tokens = begin === ':root' ? readTokens(body) : null;
    return tokens === null ? { selectors: readSelectors(begin), body } : { tokens };
  });
}
