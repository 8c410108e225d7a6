import type { OrderedEntry, OrderedList, OrderedSection } from '@lanternway/contracts/publishing/order';

/** An order that is not saved yet, and the version of the list that it was made of. */
export interface Arrangement {
  version: string;
  ids: readonly string[];
}

/** The entries of a list, in their order. */
export const idsOf = (sections: readonly OrderedSection[]): string[] =>
  sections.flatMap(({ entries }) => entries.map(({ documentId }) => documentId));

/** The sections in this order. An entry that it does not name stays behind the one it stood behind. */
export const arrange = (list: OrderedList, ids: readonly string[]): OrderedSection[] =>
  list.sections.map((section) => ({ ...section, entries: arrangeEntries(section.entries, ids) }));

function arrangeEntries(entries: readonly OrderedEntry[], ids: readonly string[]): OrderedEntry[] {
  const placeOf = ({ documentId }: OrderedEntry) => ids.indexOf(documentId);
  const arranged = entries.filter((entry) => placeOf(entry) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
  for (const [index, entry] of entries.entries()) {
    if (placeOf(entry) >= 0) continue;
    const before = entries[index - 1];
    arranged.splice(before === undefined ? 0 : arranged.indexOf(before) + 1, 0, entry);
  }
  return arranged;
}

/** The order after an entry took the place of another one of its section. */
export function moveTo(sections: readonly OrderedSection[], id: string, place: string): string[] {
  const ids = idsOf(sections);
  const [from, to] = [ids.indexOf(id), ids.indexOf(place)];
  const section = sections.find(({ entries }) => entries.some(({ documentId }) => documentId === id));
  if (from < 0 || section?.entries.some(({ documentId }) => documentId === place) !== true) return ids;
  ids.splice(from, 1);
  ids.splice(to, 0, id);
  return ids;
}

/** Whether the order differs from the saved one. */
export function isMoved(list: OrderedList, sections: readonly OrderedSection[]): boolean {
  const saved = idsOf(list.sections);
  return idsOf(sections).some((id, index) => id !== saved[index]);
}

/** What was kept in the browser; null where it is no order. */
export function readArrangement(kept: string): Arrangement | null {
  try {
    const read: unknown = JSON.parse(kept);
    if (typeof read !== 'object' || read === null || !('version' in read) || !('ids' in read)) return null;
    const { version, ids } = read;
    const isOrder = typeof version === 'string' && Array.isArray(ids);
    return isOrder ? { version, ids: ids.filter((id) => typeof id === 'string') } : null;
  } catch {
    return null;
  }
}
