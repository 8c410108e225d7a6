import type { Core, UID } from '@strapi/strapi';
import { attributesOf, componentOf, type Attribute } from './populate';

type Entry = Readonly<Record<string, unknown>>;

interface Related {
  documentId: string;
}

/**
 * An entry whose relations lead only to published entries, as they will once it is published itself: Strapi leaves out a
 * relation whose other end is only a draft.
 */
export async function withPublishedRelations<Kind extends Entry>(
  strapi: Core.Strapi,
  uid: string,
  entry: Kind,
): Promise<Kind> {
  const changes: Record<string, unknown> = {};
  for (const [name, attribute] of attributesOf(strapi, uid)) {
    const value = entry[name];
    if (value === undefined || value === null) continue;
    const changed = await each(value, (part) => changedPart(strapi, attribute, part));
    if (changed !== undefined) changes[name] = changed;
  }
  return { ...entry, ...changes };
}

/** A part of an entry; undefined where it is neither a component nor a relation, null where it leads to nothing published. */
async function changedPart(strapi: Core.Strapi, attribute: Attribute, part: unknown): Promise<unknown> {
  const { type, target } = attribute;
  const component = componentOf(attribute, part);
  if (component !== undefined) return withPublishedRelations(strapi, component, part as Entry);
  if (type !== 'relation' || target === undefined) return undefined;
  const { documentId } = part as Related;
  return strapi
    .documents(target as UID.ContentType)
    .findOne({ documentId, status: 'published', fields: ['documentId'] as never });
}

async function each(value: unknown, change: (part: unknown) => Promise<unknown>): Promise<unknown> {
  if (!Array.isArray(value)) return change(value);
  const changed = await Promise.all(value.map(change));
  return changed.includes(undefined) ? undefined : changed.filter((part) => part !== null);
}
