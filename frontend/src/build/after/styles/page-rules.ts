import type { Rule, Token } from './read-rules';
import { keepWays } from './read-selectors';
import { type ShownElements, waysMet } from './shown-elements';

/** Rules that are left to the whole sheets, which are always there without script. Rules for paper stay: a page may be printed at once. */
const isForWhole = /\(scripting:\s*none\)/;

/** The rules for what a page shows before anybody touches it. */
export function met(rules: readonly Rule[], elements: ShownElements): Rule[] {
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
export function write(rules: readonly Rule[], isKept: (name: string) => boolean): string {
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

export const tokensIn = (rules: readonly Rule[]): Token[] =>
  rules.flatMap((rule) => ('tokens' in rule ? rule.tokens : 'inner' in rule ? tokensIn(rule.inner) : []));

/** The names of keyframes and tokens that these rules give. */
export const givenNames = (rules: readonly Rule[]): string[] =>
  rules.flatMap((rule) => {
    if ('tokens' in rule) return rule.tokens.map(({ name }) => name);
    if ('inner' in rule) return givenNames(rule.inner);
    return 'text' in rule && rule.name !== null ? [rule.name] : [];
  });

/** Every name in a text. Some of them are names of keyframes and tokens. */
export const namesIn = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/** These names, and the names that the tokens among them use in turn. */
export function withTokens(names: Iterable<string>, tokens: readonly Token[]): Set<string> {
  const said = new Set(names);
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
 * @param around the names that the page uses outside its style elements
 * @param written the style elements without their tokens
 */
export function fixedValues(
  tokens: readonly Token[],
  around: Iterable<string>,
  written: string,
): Map<string, string> {
  const changing = new Set(around);
  for (const [, name = ''] of written.matchAll(notOnlySaid)) changing.add(name);
  const values = new Map<string, string>();
  for (const { name, value } of tokens) {
    if (values.has(name)) changing.add(name);
    values.set(name, value);
  }
  changing.forEach((name) => values.delete(name));
  return values;
}

/** Replaces names by their values, also the names inside those values. */
export function fillIn(css: string, values: ReadonlyMap<string, string>): string {
  let filled = css;
  // A chain of names has at most as many links as there are names. So this also ends for tokens that name each other in a circle.
  for (let left = values.size, before = ''; left > 0 && filled !== before; left -= 1) {
    before = filled;
    filled = before.replace(/var\((--[\w-]+)\)/g, (said, name: string) => values.get(name) ?? said);
  }
  return filled;
}
