import type { Core } from '@strapi/strapi';
import { noteUid } from '../../content-types';

/* Small facts by name. They outlive a restart and are the same for all instances. */

export interface Note<Value> {
  id: number;
  name: string;
  value: Value;
}

const rowsOf = (strapi: Core.Strapi) => strapi.db.query(noteUid);

/** The value of a note; null where there is none. */
export async function readNote<Value>(strapi: Core.Strapi, name: string): Promise<Value | null> {
  const found: Note<Value> | null = await rowsOf(strapi).findOne({ where: { name } });
  return found?.value ?? null;
}

/** Adds a note, or replaces its value. */
export async function writeNote(strapi: Core.Strapi, name: string, value: object): Promise<void> {
  const { count } = await rowsOf(strapi).updateMany({ where: { name }, data: { value } });
  if (count > 0) return;
  await strapi.db.queryBuilder(noteUid).insert({ name }).onConflict('name').ignore().execute();
  await rowsOf(strapi).updateMany({ where: { name }, data: { value } });
}

/** Removes a note where there is one. */
export async function removeNote(strapi: Core.Strapi, name: string): Promise<void> {
  await rowsOf(strapi).deleteMany({ where: { name } });
}

/** All notes whose names begin with this, the oldest first. */
export async function listNotes<Value>(strapi: Core.Strapi, start: string): Promise<Note<Value>[]> {
  const where = { name: { $startsWith: start } };
  return (await rowsOf(strapi).findMany({ where, orderBy: { id: 'asc' } })) as Note<Value>[];
}

/** Removes notes by their row ids. */
export async function removeNotes(strapi: Core.Strapi, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await rowsOf(strapi).deleteMany({ where: { id: { $in: [...ids] } } });
}
