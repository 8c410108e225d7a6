import { isEntry, isFilled, readText } from './entry';

/** The document ids of a relation as it is stored, or as a write names it. */
export function relatedIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(relatedIds);
  if (typeof value === 'string') return [value];
  if (!isEntry(value)) return [];
  if ('set' in value) return relatedIds(value['set']);
  if ('connect' in value) return relatedIds(value['connect']);
  return isFilled(value['documentId']) ? [readText(value, 'documentId')] : [];
}
