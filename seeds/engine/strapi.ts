import type { Core, UID } from '@strapi/strapi';

export type Strapi = Core.Strapi;
export type TypeName = UID.ContentType;

export type Entry = Record<string, unknown> & { documentId: string };

interface Query {
  populate?: Populate;
  filters?: Record<string, unknown>;
  status?: 'draft' | 'published';
}

interface NestedPopulate {
  populate: Populate;
}

export type Populate = Record<string, true | NestedPopulate | { on: Record<string, NestedPopulate> }>;

/**
 * The part of Strapi's document service that the seeds use, with one type for every content type. Strapi's own types
 * need the content type's name at compile time; the catalogue knows it only at run time.
 */
export interface Documents {
  findFirst(query: Query): Promise<Entry | null>;
  findOne(query: Query & { documentId: string }): Promise<Entry | null>;
  create(query: { data: Record<string, unknown> }): Promise<Entry>;
  update(query: { documentId: string; data: Record<string, unknown> }): Promise<Entry>;
  publish(query: { documentId: string }): Promise<unknown>;
}

export function documentsOf(strapi: Strapi, uid: TypeName): Documents {
  return strapi.documents(uid) as unknown as Documents;
}

/** What the engine needs to know about a field of a type or component. */
export interface Attribute {
  type: string;
  component?: string;
  /** Of a dynamic zone. */
  components?: string[];
  repeatable?: boolean;
  target?: TypeName;
  mappedBy?: string;
  required?: boolean;
  default?: unknown;
}

const ownedByStrapi = new Set([
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
]);

/** The fields people fill in: no timestamps or creators, and only the owning side of a relation. */
export function fieldsOf(strapi: Strapi, uid: string): Record<string, Attribute> {
  const model = strapi.getModel(uid as TypeName) as { attributes: Record<string, Attribute> } | undefined;
  if (!model) throw new Error(`Strapi knows no type "${uid}".`);
  const fields = Object.entries(model.attributes).filter(
    ([name, field]) => !ownedByStrapi.has(name) && field.mappedBy === undefined,
  );
  return Object.fromEntries(fields);
}

export function hasDrafts(strapi: Strapi, uid: TypeName): boolean {
  return strapi.getModel(uid).options?.draftAndPublish === true;
}
