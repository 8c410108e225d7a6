import { fontsFor } from './fonts-for';
import { fillIn, fixedValues, givenNames, met, namesIn, tokensIn, withTokens, write } from './page-rules';
import { readRules, type Rule, type Token } from './read-rules';
import { elementsIn, openShapes, readSight, type Shapes, type Sight } from './shown-elements';

/** A style element of a page, with the whole sheet. */
interface Written {
  href: string;
  css: string;
}

/** What is left of it on a page. */
interface Part {
  href: string;
  isShort: boolean;
  own: string;
  fonts: string;
}

/** The rules of a page's sheets that what it shows can meet. */
interface MetRules {
  sheets: (Written & { rules: Rule[] })[];
  tokens: Token[];
  /** All but the tokens and what is named. */
  text: string;
  names: string[];
  /** The page's parts, by the names that it uses outside its style elements. */
  parts: Map<string, Part[]>;
}

/** Pages with the same sheets. Most of them show the same kinds of elements, so their rules are looked for once. */
interface Family {
  sheets: (Written & { rules: Rule[] })[];
  shapes: Shapes;
  /** Finds names of keyframes and tokens. */
  given: RegExp;
  /** By what the pages show. */
  met: Map<string, MetRules>;
}

/** What is remembered of pages is forgotten when it is more than a site of usual pages needs. */
const most = { families: 100, shapes: 20_000, met: 500, parts: 50 };

const families = new Map<string, Family>();

/** Looks for a value that was made before. Before there are too many, all are forgotten. */
function known<Value>(values: Map<string, Value>, key: string, limit: number, make: () => Value): Value {
  const found = values.get(key);
  if (found !== undefined) return found;
  if (values.size >= limit) values.clear();
  const made = make();
  values.set(key, made);
  return made;
}

const namesOf = (rules: readonly Rule[]): string[] =>
  rules.flatMap((rule) => {
    if ('inner' in rule) return namesOf(rule.inner);
    if (!('selectors' in rule)) return [];
    return rule.selectors.flatMap(({ ways }) =>
      ways.flatMap(({ compounds }) => compounds.flatMap(({ names, outside }) => [...names, ...outside])),
    );
  });

function openFamily(written: readonly Written[]): Family {
  const sheets = written.map((sheet) => ({ ...sheet, rules: readRules(sheet.css) }));
  // Others are never said.
  const given = sheets.flatMap(({ rules }) => givenNames(rules)).filter((name) => /^[\w-]+$/.test(name));
  return {
    sheets,
    shapes: openShapes(new Set(sheets.flatMap(({ rules }) => namesOf(rules)))),
    given: new RegExp(`(?<![\\w-])(?:${[...new Set(given)].join('|') || '(?!)'})(?![\\w-])`, 'g'),
    met: new Map(),
  };
}

function familyOf(written: readonly Written[]): Family {
  const key = written.map(({ href, css }) => `${href} ${css}`).join('\n');
  const family = known(families, key, most.families, () => openFamily(written));
  if (family.shapes.count <= most.shapes) return family;
  families.delete(key);
  return familyOf(written);
}

const none = () => false;

function rulesMet(family: Family, sight: Sight): MetRules {
  const elements = elementsIn(sight);
  const sheets = family.sheets.map((sheet) => ({ ...sheet, rules: met(sheet.rules, elements) }));
  const text = sheets.map(({ rules }) => write(rules, none)).join('');
  const tokens = sheets.flatMap(({ rules }) => tokensIn(rules));
  return { sheets, tokens, text, names: namesIn(text), parts: new Map() };
}

/** Fonts stay when the whole sheets come: a font that is declared again is missing for a moment, which makes the text jump. */
const isFont = (rule: Rule): boolean => 'text' in rule && rule.text.startsWith('@font-face');

/** @param around the names of keyframes and tokens that the page uses outside its style elements */
function partsOf({ sheets, tokens, text, names }: MetRules, around: ReadonlySet<string>): Part[] {
  const said = withTokens([...around, ...names], tokens);
  const values = fixedValues(tokens, around, text);
  const isKept = (name: string) => said.has(name) && !values.has(name);
  return sheets.map(({ href, css, rules }) => {
    const textOf = (some: readonly Rule[]) => fillIn(write(some, isKept), values);
    return {
      href,
      isShort: textOf(rules) !== css,
      own: textOf(rules.filter((rule) => !isFont(rule))),
      fonts: textOf(rules.filter(isFont)),
    };
  });
}

const gatsbyStyle = /<style data-href="([^"]+)" data-identity="gatsby-global-css">([^<]*)<\/style>/g;

/**
 * Where script is allowed, dialogs and menus have no rules until the whole sheets are there. If a press opens one before that,
 * it stays invisible until the sheets come, for two seconds at most. An open menu lies over the page, as it does with the
 * whole sheets.
 */
function guard({ hasDialogs, hasMenus }: Sight): string {
  const menu = 'nav details[open]>:not(summary)';
  const hidden = [...(hasDialogs ? ['dialog:modal'] : []), ...(hasMenus ? [menu] : [])];
  if (hidden.length === 0) return '';
  const place = hasMenus ? `${menu}{position:absolute;display:grid;width:280px;background:#fff}` : '';
  const until = `${hidden.join(',')}{opacity:0;animation:whole 0s 2s forwards!important}`;
  return `@media (scripting:enabled){${place}${until}}@keyframes whole{to{opacity:1}}`;
}

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
  const found = [...html.matchAll(gatsbyStyle)];
  if (found.length === 0) return html;
  const family = familyOf(found.map(([, href = '', css = '']) => ({ href, css })));
  const between: string[] = [];
  let end = 0;
  for (const { 0: element, index } of found) {
    between.push(html.slice(end, index));
    end = index + element.length;
  }
  between.push(html.slice(end));
  const around = between.join('');
  const sight = readSight(around, family.shapes);
  const shown = `${[...sight.shapes]
    .map(({ id }) => id)
    .sort()
    .join(' ')}`;
  const rules = known(family.met, shown, most.met, () => rulesMet(family, sight));
  const said = new Set([...(around.match(family.given) ?? [])].sort());
  const parts = known(rules.parts, [...said].join(' '), most.parts, () => partsOf(rules, said));
  const shortened = parts.filter(({ isShort }) => isShort);
  const elementOf = (nth: number) => {
    const part = parts[nth];
    if (part?.isShort !== true) return found[nth]?.[0] ?? '';
    const { href, own, fonts } = part;
    const isLast = part === shortened.at(-1);
    const needed = fontsFor(fonts, around);
    const kept = needed === '' ? '' : `<style>${needed}</style>`;
    const links = isLast ? forNoScript(shortened.map((one) => one.href)) : '';
    return `<style data-part="${href}">${own}${isLast ? guard(sight) : ''}</style>${kept}${links}`;
  };
  return between.map((text, nth) => `${text}${nth < found.length ? elementOf(nth) : ''}`).join('');
}
