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

function parseBlock({ component, key, values }: RawBlock): ParsedBlock {
  const kind = component.startsWith(prefix) ? component.slice(prefix.length) : '';
  const schema = ownEntry(blockSchemas, kind);
  if (schema === undefined) throw new ValidationError(`The site knows no block "${component}".`);
  const parsed = schema.validateSync(values, { stripUnknown: true });
  return { ...parsed, kind: kind as BlockKind, key } as ParsedBlock;
}

/** The blocks of a page, and what is wrong with those that cannot be drawn. */
export function parseBlocks(raw: readonly RawBlock[]): { blocks: ParsedBlock[]; faults: BlockFault[] } {
  const blocks: ParsedBlock[] = [];
  const faults: BlockFault[] = [];
  for (const [index, block] of raw.entries()) {
    try {
      blocks.push(parseBlock(block));
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      faults.push({ number: index + 1, sentence: error.message });
    }
  }
  return { blocks, faults };
}
