/** A rule of a style sheet with what it begins with; `inner` are the rules of a block such as `@media`. */
type Rule =
  | { selectors: Selector[]; body: string }
  | { begin: string; inner: Rule[] }
  /** The site's names for colours and sizes, such as '--ink:#12303a'. */
  | { tokens: Token[] }
  /** What keyframes are called, and a font, which has no name here. */
  | { text: string; name: string | null };

interface Token {
  name: string;
  text: string;
}

interface Selector {
  text: string;
  /** The classes that an element must have, or that must be around it. */
  classes: string[];
  /** The same for kinds of elements, such as 'table'. */
  kinds: string[];
}

/** What the elements of a page are. */
interface Elements {
  classes: ReadonlySet<string>;
  kinds: ReadonlySet<string>;
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
    const plain = withoutBrackets(text);
    const classes = [...plain.matchAll(/\.(-?[_a-z][\w-]*)/gi)];
    const kinds = [...plain.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/gi)];
    return {
      text,
      classes: classes.map(([, name = '']) => name),
      kinds: kinds.map(([, name = '']) => name.toLowerCase()),
    };
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

function readRules(css: string): Rule[] {
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

/** The rules for what is on the page. */
function met(rules: readonly Rule[], elements: Elements): Rule[] {
  return rules.flatMap((rule): Rule[] => {
    if ('inner' in rule) {
      const inner = met(rule.inner, elements);
      return inner.length === 0 ? [] : [{ ...rule, inner }];
    }
    if (!('selectors' in rule)) return [rule];
    const selectors = rule.selectors.filter(
      ({ classes, kinds }) =>
        classes.every((name) => elements.classes.has(name)) &&
        kinds.every((name) => elements.kinds.has(name)),
    );
    return selectors.length === 0 ? [] : [{ ...rule, selectors }];
  });
}

/** @param isKept whether keyframes or a token of a name stay */
function write(rules: readonly Rule[], isKept: (name: string) => boolean): string {
  return rules
    .map((rule) => {
      if ('text' in rule) return rule.name === null || isKept(rule.name) ? rule.text : '';
      if ('inner' in rule) {
        const inner = write(rule.inner, isKept);
        return inner === '' ? '' : `${rule.begin}{${inner}}`;
      }
      if ('selectors' in rule) return rule.selectors.map(({ text }) => text).join(',') + rule.body;
      const tokens = rule.tokens.filter(({ name }) => isKept(name));
      return tokens.length === 0 ? '' : `:root{${tokens.map(({ text }) => text).join(';')}}`;
    })
    .join('');
}

const tokensIn = (rules: readonly Rule[]): Token[] =>
  rules.flatMap((rule) => ('tokens' in rule ? rule.tokens : 'inner' in rule ? tokensIn(rule.inner) : []));

/** Every name in a text, of which keyframes and tokens are some. */
const namesIn = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/** The names that a page says, and those that are said by the tokens of these names. */
function saidOn(text: string, tokens: readonly Token[]): Set<string> {
  const said = new Set(namesIn(text));
  const rest = new Set(tokens);
  for (let before = -1; before !== said.size;) {
    before = said.size;
    for (const token of rest) {
      if (!said.has(token.name)) continue;
      rest.delete(token);
      namesIn(token.text).forEach((name) => said.add(name));
    }
  }
  return said;
}

/** A token that is declared, or said with what counts where it is not. */
const notOnlySaid = /(?<![\w-])(--[\w-]+)\s*[:,]/g;

/**
 * The values of tokens that have one value on a whole page, and that only its style elements say.
 * @param around the page without them
 * @param written the style elements without their tokens
 */
function fixedValues(tokens: readonly Token[], around: string, written: string): Map<string, string> {
  const changing = new Set([...written.matchAll(notOnlySaid)].map(([, name = '']) => name));
  namesIn(around).forEach((name) => changing.add(name));
  const values = new Map<string, string>();
  for (const { name, text } of tokens) {
    if (values.has(name)) changing.add(name);
    values.set(name, text.slice(text.indexOf(':') + 1).trim());
  }
  changing.forEach((name) => values.delete(name));
  return values;
}

/** Puts values in the place of their names, and in the place of the names in those values. */
function fillIn(css: string, values: ReadonlyMap<string, string>): string {
  let filled = css;
  // A chain of names is at most as long as there are names. Tokens that name each other in a circle end here too.
  for (let left = values.size, before = ''; left > 0 && filled !== before; left -= 1) {
    before = filled;
    filled = before.replace(/var\((--[\w-]+)\)/g, (said, name: string) => values.get(name) ?? said);
  }
  return filled;
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

const none = () => false;

/**
 * Makes a page's style elements as short as its own elements allow. Rules for classes and kinds of elements that the page
 * does not have are left out, and so are movements that nothing makes. A name of a colour or size that means the same on
 * the whole page gives way to its value. The loader fetches the whole sheets (`data-part` names them) together
 * with the application, which may add other elements.
 */
export function keepOwnStyles(html: string): string {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(/\s+/));
  const kinds = [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, kind = '']) => kind.toLowerCase());
  const elements = { classes: new Set(classes), kinds: new Set(kinds) };
  const sheetsOfPage = [...html.matchAll(gatsbyStyle)].map(([, , css = '']) => met(rulesOf(css), elements));
  const tokens = sheetsOfPage.flatMap(tokensIn);
  const around = html.replace(gatsbyStyle, '');
  const written = sheetsOfPage.map((rules) => write(rules, none)).join('');
  const said = saidOn(around + written, tokens);
  const values = fixedValues(tokens, around, written);
  return html.replace(gatsbyStyle, (element, href: string, css: string) => {
    const kept = write(met(rulesOf(css), elements), (name) => said.has(name) && !values.has(name));
    const own = fillIn(kept, values);
    return own === css ? element : `<style data-part="${href}">${own}</style>`;
  });
}
