import { readRules, type Rule, type Token } from './read-rules';
import { keepWays } from './read-selectors';
import { readShownElements, type ShownElements, waysMet } from './shown-elements';

/** Rules that are left to the whole sheets, which are always there without script. Rules for paper stay: a page may be printed at once. */
const isForWhole = /\(scripting:\s*none\)/;

/** The rules for what a page shows before anybody touches it. */
function met(rules: readonly Rule[], elements: ShownElements): Rule[] {
  return rules.flatMap((rule): Rule[] => {
    if ('inner' in rule) {
      if (isForWhole.test(rule.begin)) return [];
      const inner = met(rule.inner, elements);
      return inner.length === 0 ? [] : [{ ...rule, inner }];
    }
    if (!('selectors' in rule)) return [rule];
    const selectors = rule.selectors.flatMap((selector) => {
      const ways = selector.isLater ? [] : waysMet(selector, elements);
      return ways.length === 0 ? [] : [keepWays(selector, ways)];
    });
    return selectors.length === 0 ? [] : [{ ...rule, selectors }];
  });
}

/** @param isKept whether keyframes, or a token, with this name stay */
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

/** Every name in a text. Some of them are names of keyframes and tokens. */
const namesIn = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/** The names that a page uses, and the names that the tokens among them use in turn. */
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

/** A token that is declared here, or used with a fallback value (`var(--name, …)`). */
const notOnlySaid = /(?<![\w-])(--[\w-]+)\s*[:,]/g;

/**
 * The values of tokens that have one value on a whole page, and that only the page's style elements use.
 * @param around the page without its style elements
 * @param written the style elements without their tokens
 */
function fixedValues(tokens: readonly Token[], around: string, written: string): Map<string, string> {
  const changing = new Set([...written.matchAll(notOnlySaid)].map(([, name = '']) => name));
  namesIn(around).forEach((name) => changing.add(name));
  const values = new Map<string, string>();
  for (const { name, value } of tokens) {
    if (values.has(name)) changing.add(name);
    values.set(name, value);
  }
  changing.forEach((name) => values.delete(name));
  return values;
}

/** Replaces names by their values, also the names inside those values. */
function fillIn(css: string, values: ReadonlyMap<string, string>): string {
  let filled = css;
  // A chain of names has at most as many links as there are names. So this also ends for tokens that name each other in a circle.
  for (let left = values.size, before = ''; left > 0 && filled !== before; left -= 1) {
    before = filled;
    filled = before.replace(/var\((--[\w-]+)\)/g, (said, name: string) => values.get(name) ?? said);
  }
  return filled;
}

interface Sheet {
  rules: Rule[];
  /** The names that its selectors use for elements. */
  names: ReadonlySet<string>;
}

/** The pages of a site share a few dozen sheets. */
const mostSheets = 200;
const sheets = new Map<string, Sheet>();

const namesOf = (rules: readonly Rule[]): string[] =>
  rules.flatMap((rule) => {
    if ('inner' in rule) return namesOf(rule.inner);
    if (!('selectors' in rule)) return [];
    return rule.selectors.flatMap(({ ways }) =>
      ways.flatMap(({ compounds }) => compounds.flatMap(({ names, outside }) => [...names, ...outside])),
    );
  });

function readSheet(css: string): Sheet {
  const known = sheets.get(css);
  if (known !== undefined) return known;
  if (sheets.size >= mostSheets) sheets.clear();
  const rules = readRules(css);
  const sheet = { rules, names: new Set(namesOf(rules)) };
  sheets.set(css, sheet);
  return sheet;
}

const gatsbyStyle = /<style data-href="([^"]+)" data-identity="gatsby-global-css">([^<]*)<\/style>/g;

const none = () => false;

/**
 * Where script is allowed, dialogs and menus have no rules until the whole sheets are there. If a press opens one before that,
 * it stays invisible until the sheets come, for two seconds at most. An open menu lies over the page, as it does with the
 * whole sheets.
 */
function guard({ hasDialogs, hasMenus }: ShownElements): string {
  const menu = 'nav details[open]>:not(summary)';
  const hidden = [...(hasDialogs ? ['dialog:modal'] : []), ...(hasMenus ? [menu] : [])];
  if (hidden.length === 0) return '';
  const place = hasMenus ? `${menu}{position:absolute;display:grid;width:280px;background:#fff}` : '';
  const until = `${hidden.join(',')}{opacity:0;animation:whole 0s 2s forwards!important}`;
  return `@media (scripting:enabled){${place}${until}}@keyframes whole{to{opacity:1}}`;
}

/** Fonts stay when the whole sheets come: a font that is declared again is missing for a moment, which makes the text jump. */
const isFont = (rule: Rule): boolean => 'text' in rule && rule.text.startsWith('@font-face');

/** Without script, closed dialogs are parts of the page, and nothing else fetches their rules. */
const forNoScript = (hrefs: readonly string[]): string =>
  `<noscript>${hrefs.map((href) => `<link rel="stylesheet" href="${href}"/>`).join('')}</noscript>`;

/**
 * Shortens a page's style elements to what the reader sees first. It leaves out rules that match no element, rules that match
 * only in a closed dialog or under a pointer, and keyframes that nothing uses. A name of a colour or size that means the same
 * on the whole page is replaced by its value. The loader fetches the whole sheets (`data-part` names them) when the reader
 * does something, and before the application, which may add other elements.
 */
export function keepOwnStyles(html: string): string {
  const around = html.replace(gatsbyStyle, '');
  const written = [...html.matchAll(gatsbyStyle)].map(([, href = '', css = '']) => ({ href, css }));
  const known = written.map((sheet) => ({ ...sheet, ...readSheet(sheet.css) }));
  const elements = readShownElements(around, (name) => known.some(({ names }) => names.has(name)));
  const sheetsOfPage = known.map(({ href, css, rules }) => ({ href, css, rules: met(rules, elements) }));
  const tokens = sheetsOfPage.flatMap(({ rules }) => tokensIn(rules));
  const text = sheetsOfPage.map(({ rules }) => write(rules, none)).join('');
  const said = saidOn(around + text, tokens);
  const values = fixedValues(tokens, around, text);
  const isKept = (name: string) => said.has(name) && !values.has(name);
  const parts = sheetsOfPage.map(({ href, css, rules }) => {
    const textOf = (some: readonly Rule[]) => fillIn(write(some, isKept), values);
    return {
      href,
      isShort: textOf(rules) !== css,
      own: textOf(rules.filter((rule) => !isFont(rule))),
      fonts: textOf(rules.filter(isFont)),
    };
  });
  const shortened = parts.filter(({ isShort }) => isShort);
  let nth = 0;
  return html.replace(gatsbyStyle, (element) => {
    const part = parts[nth++];
    if (part?.isShort !== true) return element;
    const { href, own, fonts } = part;
    const isLast = part === shortened.at(-1);
    const kept = fonts === '' ? '' : `<style>${fonts}</style>`;
    const end = isLast ? forNoScript(shortened.map((one) => one.href)) : '';
    return `<style data-part="${href}">${own}${isLast ? guard(elements) : ''}</style>${kept}${end}`;
  });
}
