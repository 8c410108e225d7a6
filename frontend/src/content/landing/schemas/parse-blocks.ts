import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import { ValidationError } from 'yup';
import { blockSchemas, type BlockKind, type ParsedBlock } from './block-schemas';

/** A block as its nodes say it. */
export interface RawBlock {
  /** Strapi's name of the component: 'block.picture-text'. */
  component: string;
  key: string;
  values: Record<string, unknown>;
}

export interface BlockFault {
  /** Counted from 1, as staff see them. */
  number: number;
  sentence: string;
}

const prefix = 'block.';

/** What the same block was last time, or why it was refused: a release reads each block several times, and few change. */
const known = new Map<string, ParsedBlock | ValidationError>();

/** Blocks of some thousand pages. With more, all are forgotten, so that the memory ends somewhere. */
const mostKnown = 20_000;

function parseBlock(block: RawBlock): ParsedBlock | ValidationError {
  const text = JSON.stringify(block);
  const parsed = known.get(text) ?? readBlock(block);
  if (known.size >= mostKnown) known.clear();
  known.set(text, parsed);
  return parsed;
}

function readBlock({ component, key, values }: RawBlock): ParsedBlock | ValidationError {
  const kind = component.startsWith(prefix) ? component.slice(prefix.length) : '';
  const schema = ownEntry(blockSchemas, kind);
  if (schema === undefined) return new ValidationError(`The site knows no block "${component}".`);
  try {
    const parsed = schema.validateSync(values, { stripUnknown: true });
    return { ...parsed, kind: kind as BlockKind, key } as ParsedBlock;
  } catch (error) {
    if (error instanceof ValidationError) return error;
    throw error;
  }
}

/** The blocks of a page, and what is wrong with those that cannot be drawn. */
export function parseBlocks(raw: readonly RawBlock[]): { blocks: ParsedBlock[]; faults: BlockFault[] } {
  const blocks: ParsedBlock[] = [];
  const faults: BlockFault[] = [];
  for (const [index, block] of raw.entries()) {
    const parsed = parseBlock(block);
    if (parsed instanceof ValidationError) faults.push({ number: index + 1, sentence: parsed.message });
    else blocks.push(parsed);
  }
  return { blocks, faults };
}
