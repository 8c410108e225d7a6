/**
 * Rich text from plain strings. Each function makes one block of Strapi's `blocks` field. The strings may contain
 * `**bold**`, `[words](/address)` and code between backticks, and no other markup.
 */

export interface TextNode {
  type: 'text';
  text: string;
  bold?: true;
  code?: true;
}

export interface LinkNode {
  type: 'link';
  url: string;
  children: TextNode[];
}

export type InlineNode = TextNode | LinkNode;

export interface ListItem {
  type: 'list-item';
  children: InlineNode[];
}

/** Two of the editor's languages. Plain text is what a program answers. */
export type CodeLanguage = 'python' | 'plaintext';

export type Block =
  | { type: 'paragraph'; children: InlineNode[] }
  | { type: 'heading'; level: 2 | 3; children: InlineNode[] }
  | { type: 'quote'; children: InlineNode[] }
  | { type: 'code'; language: CodeLanguage; children: TextNode[] }
  | { type: 'list'; format: 'ordered' | 'unordered'; children: ListItem[] };

const MARK = /`([^`]+)`|\*\*(.+?)\*\*|\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** Reads code, bold text and links. Bold text may contain a link; a link contains only words. */
export function inline(source: string, bold = false): InlineNode[] {
  const nodes: InlineNode[] = [];
  let from = 0;
  for (const match of source.matchAll(MARK)) {
    const [whole, program, strong, words, url] = match;
    if (match.index > from) nodes.push(text(source.slice(from, match.index), bold));
    if (program !== undefined) nodes.push({ ...text(program, bold), code: true });
    else if (strong !== undefined) nodes.push(...inline(strong, true));
    else if (words !== undefined && url !== undefined) {
      nodes.push({ type: 'link', url, children: [text(words, bold)] });
    }
    from = match.index + whole.length;
  }
  if (from < source.length) nodes.push(text(source.slice(from), bold));
  return nodes;
}

function text(value: string, bold: boolean): TextNode {
  return bold ? { type: 'text', text: value, bold: true } : { type: 'text', text: value };
}

export function p(source: string): Block {
  return { type: 'paragraph', children: inline(source) };
}

export function h2(source: string): Block {
  return { type: 'heading', level: 2, children: inline(source) };
}

export function h3(source: string): Block {
  return { type: 'heading', level: 3, children: inline(source) };
}

export function quote(source: string): Block {
  return { type: 'quote', children: inline(source) };
}

/** Lines of a program or of its answer, unchanged. A first line such as `# lamp.py` names its file. */
export function code(language: CodeLanguage, lines: string[]): Block {
  return { type: 'code', language, children: [text(lines.join('\n'), false)] };
}

export function ul(items: string[]): Block {
  return { type: 'list', format: 'unordered', children: items.map(listItem) };
}

export function ol(items: string[]): Block {
  return { type: 'list', format: 'ordered', children: items.map(listItem) };
}

function listItem(source: string): ListItem {
  return { type: 'list-item', children: inline(source) };
}

/** The plain text of some blocks, one block or list item per line. */
export function plainText(blocks: Block[]): string {
  return blocks.flatMap(lines).join('\n');
}

function lines(block: Block): string[] {
  return block.type === 'list' ? block.children.map((item) => words(item.children)) : [words(block.children)];
}

function words(nodes: InlineNode[]): string {
  return nodes
    .flatMap((node) => (node.type === 'link' ? node.children : [node]))
    .map((node) => node.text)
    .join('');
}
