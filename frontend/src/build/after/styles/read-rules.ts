import { readSelectors, type Selector } from './read-selectors';

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
