import type { Core, UID } from '@strapi/strapi';
import { isEntry, type Entry } from './entry';
import type { Schema } from './schema';

type Populate = Record<string, true | { populate: Populate }>;

/** Everything below an entry that a rule may look at: components at every depth, media and relations one level deep. */
export function populateOf(schema: Schema, componentOf: (uid: string) => Schema): Populate {
  const populate: Populate = {};
  for (const [field, { type, component }] of Object.entries(schema)) {
    if (type === 'component' && component !== '') {
      populate[field] = { populate: populateOf(componentOf(component), componentOf) };
    } else if (type === 'media' || type === 'relation') {
      populate[field] = true;
    }
  }
  return populate;
}

/** The stored row that staff edit: the draft, or the only row if a type has no drafts. */
export async function readStored(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  populate: Populate,
): Promise<Entry> {
  const hasDrafts = strapi.getModel(uid).options?.draftAndPublish === true;
  const where = hasDrafts ? { documentId, publishedAt: null } : { documentId };
  const stored: unknown = await strapi.db.query(uid).findOne({ where, populate });
  return isEntry(stored) ? stored : {};
}
