import { createHash } from 'node:crypto';
import { documentsOf, fieldsOf, hasDrafts } from './strapi';
import type { Attribute, Entry, Populate, Strapi, TypeName } from './strapi';

/** A short hash of a value; the order of its fields does not matter. */
export function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, inNameOrder)).digest('hex').slice(0, 32);
}

function inNameOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * A hash of everything people can see or change in an entry: its draft, its published version, its pictures and its
 * relations. Row ids and times are left out. Null if the entry is gone.
 */
export async function fingerprintEntry(
  strapi: Strapi,
  uid: TypeName,
  documentId: string,
): Promise<string | null> {
  const documents = documentsOf(strapi, uid);
  const populate = populateAll(strapi, uid);
  const draft = await documents.findOne({ documentId, populate, status: 'draft' });
  if (!draft) return null;
  const published = hasDrafts(strapi, uid)
    ? await documents.findOne({ documentId, populate, status: 'published' })
    : null;
  return fingerprint([draft, published].map((entry) => entry && visibleFields(strapi, uid, entry)));
}

function populateAll(strapi: Strapi, uid: string): Populate {
  const populate: Populate = {};
  for (const [name, field] of Object.entries(fieldsOf(strapi, uid))) {
    if (field.type === 'media' || field.type === 'relation') populate[name] = true;
    if (field.component) populate[name] = { populate: populateAll(strapi, field.component) };
    if (field.type === 'dynamiczone') populate[name] = { on: populateBlocks(strapi, field.components ?? []) };
  }
  return populate;
}

const populateBlocks = (strapi: Strapi, uids: string[]) =>
  Object.fromEntries(uids.map((uid) => [uid, { populate: populateAll(strapi, uid) }]));

function visibleFields(strapi: Strapi, uid: string, entry: Record<string, unknown>): object {
  const fields = Object.entries(fieldsOf(strapi, uid))
    .map(([name, field]) => [name, visibleValue(strapi, field, entry[name])] as const)
    .filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(fields);
}

/** An empty value counts as missing, so that a field added to the model later does not look like an edit. */
function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

function visibleValue(strapi: Strapi, field: Attribute, value: unknown): unknown {
  if (Array.isArray(value) && field.type !== 'blocks' && field.type !== 'json') {
    return value.map((item) => visibleValue(strapi, field, item));
  }
  if (isEmpty(value)) return null;
  if (field.type === 'dynamiczone') {
    const block = value as Record<string, unknown> & { __component: string };
    return { kind: block.__component, ...visibleFields(strapi, block.__component, block) };
  }
  if (field.component) return visibleFields(strapi, field.component, value as Record<string, unknown>);
  if (field.type === 'media') return (value as { hash: string }).hash;
  if (field.type === 'relation') return (value as Entry).documentId;
  return value;
}
