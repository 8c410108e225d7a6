import type { Collection } from './collection';
import { identityOf, keyOf } from './collection';
import { recall } from './memory';
import { mediumId } from './media';
import { SeedError } from './seed-error';
import { documentsOf, fieldsOf } from './strapi';
import type { Attribute, Strapi } from './strapi';

/** A record refers to an entry that staff have deleted. It cannot be written, but this is not an error in the seeds. */
export class RelatedEntryGone extends Error {
  override name = 'RelatedEntryGone';
}

/** What relations and media are looked up in: the application and the other collections. */
export interface Context {
  strapi: Strapi;
  catalogue: readonly Collection[];
}

/** Turns a record into data for Strapi's document service; keys of media and related entries become identifiers. */
export async function entryData(
  context: Context,
  uid: string,
  record: object,
): Promise<Record<string, unknown>> {
  const fields = fieldsOf(context.strapi, uid);
  const data: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(record)) {
    const field = fields[name];
    if (!field) throw new SeedError(`the type has no field "${name}".`);
    data[name] = await fieldData(context, field, value);
  }
  return data;
}

/** The same for an existing entry: fields that the record no longer has are cleared. */
export async function replacingData(
  context: Context,
  uid: string,
  record: object,
): Promise<Record<string, unknown>> {
  const cleared = Object.entries(fieldsOf(context.strapi, uid))
    .filter(([, field]) => !field.required && field.default === undefined)
    .map(([name, field]) => [name, field.repeatable ? [] : null] as const);
  return { ...Object.fromEntries(cleared), ...(await entryData(context, uid, record)) };
}

async function fieldData(context: Context, field: Attribute, value: unknown): Promise<unknown> {
  if (field.component && typeof value === 'object' && value !== null) {
    const component = field.component;
    if (!Array.isArray(value)) return entryData(context, component, value);
    const items: unknown[] = [];
    for (const item of value as object[]) items.push(await entryData(context, component, item));
    return items;
  }
  if (field.type === 'dynamiczone') {
    const blocks: unknown[] = [];
    for (const block of value as { __component: string }[]) {
      const { __component, ...values } = block;
      blocks.push({ __component, ...(await entryData(context, __component, values)) });
    }
    return blocks;
  }
  if (field.type === 'media') return mediumId(context.strapi, value);
  if (field.type === 'relation' && Array.isArray(value)) {
    const related: string[] = [];
    for (const key of value) related.push(await relatedDocument(context, field, key));
    return related;
  }
  if (field.type === 'relation') return relatedDocument(context, field, value);
  return value;
}

async function relatedDocument(context: Context, field: Attribute, key: unknown): Promise<string> {
  const related = context.catalogue.find(
    (collection) =>
      collection.uid === field.target && collection.records.some((one) => keyOf(collection, one) === key),
  );
  const record = related?.records.find((candidate) => keyOf(related, candidate) === key);
  if (!related || !record) throw new SeedError(`there is no ${field.target} "${String(key)}" in the seeds.`);
  const documents = documentsOf(context.strapi, related.uid);
  const known = await recall(context.strapi, related.uid, String(key));
  const entry = known
    ? await documents.findOne({ documentId: known.documentId })
    : await documents.findFirst({ filters: identityOf(related, record) });
  if (!entry) throw new RelatedEntryGone(`${related.uid} "${String(key)}" was deleted`);
  return entry.documentId;
}
