import type { Core } from '@strapi/strapi';
import { deskSentences, type Staff } from '@lanternway/contracts/enquiries/staff';
import type { Changed, Target } from '../items/change-item';
import { addEvent } from '../items/events';
import { kinds, type Enquiry } from '../items/kinds';
import { holdItems } from './hold';
import { mergedUnder } from './merge-tree';

const refused: Changed = { kind: 'refused', sentence: deskSentences.notMergeable };

// Merging only notes in an enquiry which one it went into: it keeps its text, its timeline and what was merged into it
// before. Both enquiries must not be merged into another one. Both are locked meanwhile, in the order of their rows, so that
// two people who merge the same ones in opposite directions neither make a circle nor wait for each other for ever.

/** Takes the duplicates into the target. */
export async function mergeItems(
  strapi: Core.Strapi,
  { kind, id, by }: Target,
  duplicates: readonly string[],
): Promise<Changed> {
  return strapi.db.transaction(async (): Promise<Changed> => {
    const ids = [...new Set(duplicates)];
    const held = await holdItems(strapi, kind, [id, ...ids]);
    const primary = held.find(({ row }) => row.documentId === id);
    if (primary === undefined) return { kind: 'missing' };
    if (primary.row.mergedInto !== null) return { kind: 'refused', sentence: deskSentences.mergedAway };
    const others = held.filter((one) => one !== primary);
    if (ids.includes(id) || others.length !== ids.length) return refused;
    if (others.some(({ row }) => row.mergedInto !== null)) return refused;
    await touch(strapi, primary, {});
    for (const other of others) {
      await touch(strapi, other, { mergedInto: id });
      await addMergeEvents(strapi, by, [primary, 'took', other], [other, 'went', primary]);
    }
    return { kind: 'changed' };
  });
}

/** Undoes merges: enquiries that were merged into the target stand by themselves again. */
export async function unmergeItems(
  strapi: Core.Strapi,
  { kind, id, by }: Target,
  merged: readonly string[],
): Promise<Changed> {
  return strapi.db.transaction(async (): Promise<Changed> => {
    const ids = [...new Set(merged)];
    const held = await holdItems(strapi, kind, [id, ...ids]);
    const primary = held.find(({ row }) => row.documentId === id);
    if (primary === undefined) return { kind: 'missing' };
    const under = new Set((await mergedUnder(strapi, kind, id)).map(({ row }) => row.documentId));
    if (!ids.every((one) => under.has(one))) return { kind: 'stale' };
    await touch(strapi, primary, {});
    for (const other of held.filter((one) => one !== primary)) {
      await touch(strapi, other, { mergedInto: null });
      await addMergeEvents(strapi, by, [primary, 'released', other], [other, 'released', primary]);
    }
    return { kind: 'changed' };
  });
}

const touch = ({ db }: Core.Strapi, { kind, row }: Enquiry, data: object) =>
  db.query(kinds[kind].uid).updateMany({
    where: { id: row.id },
    data: { ...data, version: row.version + 1, touchedAt: new Date() },
  });

type MergeEvent = [whose: Enquiry, change: 'took' | 'went' | 'released', other: Enquiry];

async function addMergeEvents(strapi: Core.Strapi, by: Staff | null, ...events: MergeEvent[]): Promise<void> {
  for (const [whose, change, other] of events) {
    const facts = { change, name: other.row.name, id: other.row.documentId };
    await addEvent(strapi, { enquiryId: whose.row.documentId, what: 'merge', facts, by });
  }
}
