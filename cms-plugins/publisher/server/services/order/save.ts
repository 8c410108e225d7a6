import type { OrderRequest } from '@lanternway/contracts/publishing/order';
import type { Core } from '@strapi/strapi';
import type { Actor } from '@lanternway/server-kit/acting';
import { recordChange } from '../changes/record';
import { titleOfEntry, touchEntry, type EntryRow } from '../content/entries';
import { lockEntry, lockUntilCommit } from '../content/locks';
import { orderOf, readOrdered, versionOf, type Ordered } from './rows';

export type Saved = 'saved' | 'savedForLater' | 'unchanged' | 'overtaken';

/**
 * Numbers the entries of a list, each section from 0. A published entry shows its new place at once. Its draft gets the same
 * number; all other changes in the draft stay unpublished. Saves nothing if the list has changed since it was read.
 */
export async function saveOrder(
  strapi: Core.Strapi,
  uid: string,
  { version, documentIds }: OrderRequest,
  by: Actor,
): Promise<Saved> {
  return strapi.db.transaction(async () => {
    await lockUntilCommit(strapi, `order ${uid}`);
    // Always locked in the same order, so that two processes never wait for each other. Saving an entry locks it as well.
    for (const id of [...new Set(documentIds)].sort()) await lockEntry(strapi, id);
    const entries = await readOrdered(strapi, uid);
    if (versionOf(entries) !== version) return 'overtaken';
    const places = placesOf(entries, documentIds);
    if (places === null) return 'overtaken';
    const moved = entries.filter((entry) => isElsewhere(entry, places));
    for (const entry of moved) await move(strapi, uid, entry, places.get(entry.documentId) ?? 0, by);
    if (moved.length === 0) return 'unchanged';
    return moved.some(({ published }) => published !== null) ? 'saved' : 'savedForLater';
  });
}

/** Each entry's number in its section; null unless the ids are exactly those of the list, each once. */
function placesOf(entries: readonly Ordered[], documentIds: readonly string[]): Map<string, number> | null {
  const sections = new Map(entries.map(({ documentId, section }) => [documentId, section.key]));
  const counts = new Map<string, number>();
  const places = new Map<string, number>();
  for (const id of documentIds) {
    const section = sections.get(id);
    if (section === undefined) return null;
    const place = counts.get(section) ?? 0;
    counts.set(section, place + 1);
    places.set(id, place);
  }
  return places.size === documentIds.length && places.size === entries.length ? places : null;
}

const versionsIn = ({ draft, published }: Ordered): EntryRow[] =>
  [draft, published].filter((row) => row !== null);

const isElsewhere = (entry: Ordered, places: ReadonlyMap<string, number>): boolean =>
  versionsIn(entry).some((row) => orderOf(row) !== places.get(entry.documentId));

async function move(
  strapi: Core.Strapi,
  uid: string,
  entry: Ordered,
  order: number,
  by: Actor,
): Promise<void> {
  const { documentId, published } = entry;
  const ids = versionsIn(entry).map(({ id }) => id);
  // Not by Strapi's own query: it would set both versions to the present moment, and hide that the draft has changes.
  // Somebody who has the entry open reads who moved it.
  await strapi.db
    .queryBuilder(uid)
    .where({ id: { $in: ids } })
    .update({ order, updated_by_id: by.id })
    .execute();
  await touchEntry(strapi, uid, documentId);
  if (published === null) return;
  const title = titleOfEntry(strapi, uid, published);
  await recordChange(strapi, { action: 'update', uid, entryId: documentId, title, wasShown: true, by });
}
