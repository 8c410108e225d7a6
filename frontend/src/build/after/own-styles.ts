/** A rule of a style sheet with what it begins with; `inner` are the rules of a block such as `@media`. */
type Rule = { selectors: Selector[]; body: string } | { begin: string; inner: Rule[] } | { text: string };

interface Selector {
  text: string;
  /** The classes that an element must have, or that must be around it. */
  classes: string[];
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

/** Without what is in brackets: classes of `:not(…)` and `:is(…)` need not be there. */
function withoutBrackets(selector: string): string {
  const inner = /\([^()]*\)|\[[^[\]]*\]/g;
  const less = selector.replace(inner, '');
  return less === selector ? selector : withoutBrackets(less);
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
    const classes = [...withoutBrackets(text).matchAll(/\.(-?[_a-z][\w-]*)/gi)];
    return { text, classes: classes.map(([, name = '']) => name) };
  });
}

const holdsRules = /^@(?:media|supports|layer|container)\b/;

function readRules(css: string): Rule[] {
  return partsOf(css).map((part) => {
    const open = part.indexOf('{');
    const begin = part.slice(0, open);
    if (holdsRules.test(part) && open !== -1) return { begin, inner: readRules(part.slice(open + 1, -1)) };
    // Fonts and keyframes.
    if (open === -1 || begin.startsWith('@')) return { text: part };
    return { selectors: readSelectors(begin), body: part.slice(open) };
  });
}

function write(rules: readonly Rule[], names: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if ('text' in rule) return rule.text;
      if ('inner' in rule) {
        const inner = write(rule.inner, names);
        return inner === '' ? '' : `${rule.begin}{${inner}}`;
      }
      const met = rule.selectors.filter(({ classes }) => classes.every((name) => names.has(name)));
      return met.length === 0 ? '' : met.map(({ text }) => text).join(',') + rule.body;
    })
    .join('');
}

/** The pages of a site share a few dozen sheets. */
const mostSheets = 200;
const sheets = new Map<string, Rule[]>();

function rulesOf(css: string): Rule[] {
  const known = sheets.get(css);
  if (known !== undefined) return known;
  if (sheets.size >= mostSheets) sheets.clear();
  const rules = readRules(css);
  sheets.set(css, rules);
  return rules;
}

const gatsbyStyle = /<style data-href="([^"]+)" data-identity="gatsby-global-css">([^<]*)<\/style>/g;

/**
 * Leaves out of a page's style elements all rules for classes that none of its elements has. The loader fetches the whole
 * sheets (`data-part` names them) together with the application, which may add such elements.
 */
export function keepOwnStyles(html: string): string {
  const names = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(/\s+/)),
  );
  return html.replace(gatsbyStyle, (element, href: string, css: string) => {
    const own = write(rulesOf(css), names);
    return own === css ? element : `<style data-part="${href}">${own}</style>`;
  });
}
