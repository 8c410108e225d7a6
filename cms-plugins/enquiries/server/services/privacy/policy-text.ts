import { isRecord } from '@lanternway/contracts/wire/is-record';

type Node = Readonly<Record<string, unknown>>;

const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const wordsIn = (value: unknown): string => (typeof value === 'string' ? value : '');

function inline(node: Node): string {
  if (node['type'] === 'text') return wordsIn(node['text']);
  const words = nodesIn(node['children']).map(inline).join('');
  const address = wordsIn(node['url']);
  return node['type'] === 'link' && address !== '' ? `${words} (${address})` : words;
}

function linesOf(node: Node): string[] {
  if (node['type'] !== 'list') return [inline(node)];
  return nodesIn(node['children']).flatMap((item) =>
    item['type'] === 'list' ? linesOf(item).map((line) => `  ${line}`) : [`- ${inline(item)}`],
  );
}

/** A policy as plain text: its figures, then its paragraphs, with a line between them. */
export function plainText(summary: unknown, body: unknown): string {
  const figures = nodesIn(summary).map((fact) => `${wordsIn(fact['value'])}: ${wordsIn(fact['label'])}`);
  const blocks = nodesIn(body).map((block) => linesOf(block).join('\n'));
  return [figures.join('\n'), ...blocks].filter((part) => part.trim() !== '').join('\n\n');
}
