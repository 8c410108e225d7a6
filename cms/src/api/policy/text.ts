import { isEntry, readList, readText, type Entry } from '../../content-rules/entry';

/**
 * All that a reader of a policy accepts, as one text: two entries with the same text say the same. Empty pieces that
 * the editor leaves between others, and the ids of components, make no difference.
 */
export function textOf(policy: Entry): string {
  return JSON.stringify([
    readText(policy, 'title'),
    readText(policy, 'effectiveOn').slice(0, 10),
    readList(policy, 'summary').map((fact) => [readText(fact, 'value'), readText(fact, 'label')]),
    inOrder(policy['body']),
  ]);
}

/** Sorts the fields, because databases return the fields of JSON in any order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isEmptyPiece(item)).map(inOrder);
  if (!isEntry(value)) return value;
  return Object.entries(value)
    .filter(([, part]) => part !== undefined && part !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => [name, inOrder(part)]);
}

const isEmptyPiece = (item: unknown): boolean =>
  isEntry(item) && item['type'] === 'text' && item['text'] === '';
