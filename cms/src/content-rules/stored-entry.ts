import type { Core, UID } from '@strapi/strapi';
import { isEntry, type Entry } from './entry';
import type { Schema } from './schema';

interface Deeper {
  populate: Populate;
}

type Populate = Record<string, true | Deeper | { on: Record<string, Deeper> }>;

/** Everything below an entry that a rule may look at: components at every depth, media and relations one level deep. */
export function populateOf(schema: Schema, componentOf: (uid: string) => Schema): Populate {
  const populate: Populate = {};
  const deeper = (uid: string): Deeper => ({ populate: populateOf(componentOf(uid), componentOf) });
  for (const [field, { type, component, components }] of Object.entries(schema)) {
    if (type === 'component' && component !== '') {
      populate[field] = deeper(component);
    } else if (type === 'dynamiczone') {
      populate[field] = { on: Object.fromEntries(components.map((uid) => [uid, deeper(uid)])) };
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
