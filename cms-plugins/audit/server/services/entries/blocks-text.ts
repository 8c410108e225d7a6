import { isRecord } from '@lanternway/contracts/wire/is-record';

/* Rich text as plain text with light marks, so that two texts can be compared and read: a line for each paragraph. */

type Node = Readonly<Record<string, unknown>>;

const marks = [
  ['code', '`'],
  ['strikethrough', '~~'],
  ['underline', '__'],
  ['italic', '*'],
  ['bold', '**'],
] as const;

const childrenOf = ({ children }: Node): Node[] => (Array.isArray(children) ? children.filter(isRecord) : []);

const stringIn = (node: Node, name: string): string => {
  const value = node[name];
  return typeof value === 'string' ? value : '';
};

function inlineText(node: Node): string {
  if (node['type'] === 'link') return `[${inlineTexts(node)}](${stringIn(node, 'url')})`;
  const text = stringIn(node, 'text');
  if (text === '') return '';
  return marks.reduce(
    (marked, [name, mark]) => (node[name] === true ? `${mark}${marked}${mark}` : marked),
    text,
  );
}

const inlineTexts = (node: Node): string => childrenOf(node).map(inlineText).join('');

function listLines(node: Node, depth: number): string[] {
  const isNumbered = node['format'] === 'ordered';
  let place = 0;
  return childrenOf(node).flatMap((item) => {
    if (item['type'] === 'list') return listLines(item, depth + 1);
    place += 1;
    return [`${'  '.repeat(depth)}${isNumbered ? `${String(place)}.` : '-'} ${inlineTexts(item)}`];
  });
}

function blockLines(node: Node): string[] {
  switch (node['type']) {
    case 'heading':
      return [`${'#'.repeat(Number(node['level']) || 1)} ${inlineTexts(node)}`];
    case 'list':
      return listLines(node, 0);
    case 'quote':
      return [`> ${inlineTexts(node)}`];
    case 'code':
      return [`\`\`\`${stringIn(node, 'language')}`, inlineTexts(node), '```'];
    case 'image': {
      const image = isRecord(node['image']) ? node['image'] : {};
      return [`[Picture: ${stringIn(image, 'name')}, “${stringIn(image, 'alternativeText')}”]`];
    }
    default:
      return [inlineTexts(node)];
  }
}

/** The text of the content of a `blocks` field. */
export const textOfBlocks = (blocks: unknown): string =>
  Array.isArray(blocks) ? blocks.filter(isRecord).flatMap(blockLines).join('\n') : '';
