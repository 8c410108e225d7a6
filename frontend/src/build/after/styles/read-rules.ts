import { type AtRule, type ChildNode, type Declaration, parse } from 'postcss';
import { readSelectors, type Selector } from './read-selectors';

/** A rule of a style sheet with what it begins with; `inner` are the rules of a block such as `@media`. */
export type Rule =
  | { selectors: Selector[]; body: string }
  | { begin: string; inner: Rule[] }
  /** The site's names for colours and sizes, such as '--ink:#12303a'. */
  | { tokens: Token[] }
  /** Keyframes with their name; or another at-rule, such as a font, without one. */
  | { text: string; name: string | null };

export interface Token {
  name: string;
  value: string;
  text: string;
}

const isToken = (node: ChildNode): node is Declaration => node.type === 'decl' && node.prop.startsWith('--');

const holdsRules = /^(?:media|supports|layer|container)$/;

/** The text of a node as it stands in the sheet. Building it from the node's parts would take longer. */
const textOf = ({ source }: ChildNode): string =>
  source?.input.css.slice(source.start?.offset, source.end?.offset) ?? '';

function readAtRule(node: AtRule): Rule {
  const { name, params, raws, nodes } = node;
  if (nodes === undefined) return { text: `${node.toString()};`, name: null };
  if (!holdsRules.test(name)) return { text: textOf(node), name: name.endsWith('keyframes') ? params : null };
  return {
    begin: `@${name}${raws.afterName ?? ''}${params}${raws.between ?? ''}`,
    inner: nodes.flatMap(readNode),
  };
}

const readToken = (node: Declaration): Token => ({
  name: node.prop,
  value: node.value.trim(),
  text: node.toString(),
});

/** Comments are no rules. */
function readNode(node: ChildNode): Rule[] {
  if (node.type === 'atrule') return [readAtRule(node)];
  if (node.type !== 'rule') return [];
  const { selector, nodes, raws } = node;
  if (selector === ':root' && nodes.every(isToken)) return [{ tokens: nodes.map(readToken) }];
  const body = textOf(node).slice((raws.selector?.raw ?? selector).length);
  return [{ selectors: readSelectors(selector), body }];
}

export const readRules = (css: string): Rule[] => parse(css, { map: false }).nodes.flatMap(readNode);
