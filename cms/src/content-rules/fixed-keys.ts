import type { Core, UID } from '@strapi/strapi';
import { isEntry, readText, type Entry } from './entry';
import type { PublishedRecord } from './published-record';
import { problem } from './rule';

interface FixedField {
  uid: UID.ContentType;
  field: string;
  /** Whether anything refers to this entry; without it, all entries count as referred to. */
  isReferredTo?: (entry: Entry) => boolean;
  /** The sentence for staff who try to change it. */
  sentence: (value: string) => string;
}

/**
 * Fields by which our rows, addresses or the public API refer to entries (product rules G2 and H6). After the first
 * publish they never change, even while the entry is unpublished.
 */
export const fixedFields: readonly FixedField[] = [
  {
    uid: 'api::plan.plan',
    field: 'key',
    sentence: (key) =>
      `The key "${key}" was published, and orders and links refer to it. Keep it, or make a new plan.`,
  },
  {
    uid: 'api::course.course',
    field: 'slug',
    isReferredTo: (course) => readText(course, 'kind') === 'coding_plan',
    sentence: (slug) =>
      `The address "${slug}" was published for a track, and orders and links refer to it. Keep it, or make a new course.`,
  },
  {
    uid: 'api::page.page',
    field: 'key',
    sentence: (key) => `This page was published as "${key}". Keep it, or make a new page.`,
  },
];

const keyUid = 'api::published-key.published-key';

async function findKept(strapi: Core.Strapi, uid: string, entryId: string, field: string) {
  const found: unknown = await strapi.db.query(keyUid).findOne({ where: { type: uid, entryId, field } });
  return isEntry(found) ? readText(found, 'value') : null;
}

const fieldsOf = (uid: string) => fixedFields.filter((fixed) => fixed.uid === uid);

/** The keys under which entries were first published. */
export const fixedKeys: PublishedRecord = {
  uids: fixedFields.map(({ uid }) => uid),

  async check(strapi, { uid, documentId }, entry) {
    if (documentId === null) return [];
    const changed = fieldsOf(uid).map(async ({ field, sentence }) => {
      const kept = await findKept(strapi, uid, documentId, field);
      return kept === null || kept === readText(entry, field) ? [] : [problem(field, sentence(kept))];
    });
    return (await Promise.all(changed)).flat();
  },

  async keep(strapi, { uid, documentId: entryId }) {
    const published: unknown = await strapi.db
      .query(uid)
      .findOne({ where: { documentId: entryId, publishedAt: { $notNull: true } } });
    if (!isEntry(published)) return [];
    for (const { field, isReferredTo, sentence } of fieldsOf(uid)) {
      const kept = await findKept(strapi, uid, entryId, field);
      const value = readText(published, field);
      if (kept !== null && kept !== value) return [problem(field, sentence(kept))];
      if (kept !== null || value === '' || isReferredTo?.(published) === false) continue;
      await strapi.documents(keyUid).create({ data: { type: uid, entryId, field, value } });
    }
    return [];
  },
};
