import type { Blocks } from './blocks';

type Block = Blocks[number];
type InlineNode = Block['children'][number];

export function textOfBlock(node: Block | InlineNode): string {
  if ('text' in node) return node.text;
  const parts = (node.children as (Block | InlineNode)[]).map(textOfBlock);
  return parts.join(node.type === 'list' ? ' ' : '');
}

/** Rich text as one line of plain text. */
export function textOfBlocks(blocks: Blocks): string {
  return blocks.map(textOfBlock).join(' ').replace(/\s+/g, ' ').trim();
}

/** The second-level headings, for a list of contents. */
export function headingsOfBlocks(blocks: Blocks): string[] {
  return blocks
    .filter((block) => block.type === 'heading' && block.level <= 2)
    .map((block) => textOfBlock(block).trim());
}

/** How many words an adult reads in a minute without hurry. */
const wordsPerMinute = 220;

/** Whole minutes, at least one. */
export function readingMinutes(blocks: Blocks): number {
  const words = textOfBlocks(blocks).split(' ').filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
