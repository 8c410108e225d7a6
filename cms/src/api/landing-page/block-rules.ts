import { isEntry, isFilled, readList, readText, type Entry } from '../../content-rules/entry';
import { problem, type Rule } from '../../content-rules/rule';
import { chosenFields } from './chosen-entries';

export const kindOf = (block: Entry): string => readText(block, '__component');

/** The list that a kind of block must fill, or else it would be only a heading, and the word for one item. */
const lists: Readonly<Record<string, { field: string; item: string }>> = {
  'block.benefits': { field: 'items', item: 'benefit' },
  'block.steps': { field: 'items', item: 'step' },
  'block.facts': { field: 'items', item: 'fact' },
  'block.table': { field: 'rows', item: 'row' },
};

const picturedKinds = new Set(['block.hero', 'block.picture-text']);

function hasImage(block: Entry): boolean {
  const { picture } = block;
  return isEntry(picture) && isFilled(picture['image']);
}

interface Fault {
  field: string;
  sentence: string;
}

function faultsOfBlock(block: Entry): Fault[] {
  const kind = kindOf(block);
  const faults: Fault[] = [];
  const list = lists[kind];
  if (list !== undefined && readList(block, list.field).length === 0) {
    faults.push({ field: list.field, sentence: `Add at least one ${list.item}, or remove the block.` });
  }
  if (picturedKinds.has(kind) && !hasImage(block)) {
    faults.push({ field: 'picture', sentence: 'This block needs a picture.' });
  }
  if (kind === 'block.closing' && !isFilled(block['link'])) {
    faults.push({ field: 'link', sentence: 'The closing needs a button: say where it leads.' });
  }
  const chosen = chosenFields[kind];
  if (chosen !== undefined && !isFilled(block[chosen.field])) {
    faults.push({
      field: chosen.field,
      sentence: `Choose at least one ${chosen.thing}, or remove the block.`,
    });
  }
  const hasThird = readList(block, 'rows').some((row) => readText(row, 'third').trim() !== '');
  if (kind === 'block.table' && hasThird && readText(block, 'thirdHead').trim() === '') {
    faults.push({ field: 'thirdHead', sentence: 'Some rows fill a third column: say what is in it.' });
  }
  return faults;
}

/** What each block needs to be drawn. */
export const blockRules: Rule = ({ entry, isPublishing }) =>
  isPublishing
    ? readList(entry, 'blocks').flatMap((block, index) =>
        faultsOfBlock(block).map(({ field, sentence }) => problem(['blocks', index, field], sentence)),
      )
    : [];

const leadingKinds = new Set(['block.form', 'block.plans', 'block.courses', 'block.closing']);

/** Whether a parent can go on from this block. */
export const actionOf = (block: Entry): boolean =>
  leadingKinds.has(kindOf(block)) || isFilled(block['link']) || isFilled(block['button']);
