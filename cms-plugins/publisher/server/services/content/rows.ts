import { createHash } from 'node:crypto';
import { phaseAt } from '@lanternway/contracts/publishing/phase';
import type { Core } from '@strapi/strapi';
import type { WatchedType } from '../../config';
import { hasDrafts } from './entries';
import type { SnapshotEntry, SnapshotFile } from './snapshot';

type Time = string | number | Date | null;

interface EntryRow {
  uid: string;
  document_id: string;
  id: number;
  updated_at: Time;
  published_at: Time;
  title: string | null;
  from_time: Time;
  to_time: Time;
}

const isoOf = (time: Time): string | null => (time === null ? null : new Date(time).toISOString());

/** The type to give to a missing time: PostgreSQL unites only columns of one type. */
const noTime = (strapi: Core.Strapi): string =>
  strapi.db.dialect.client === 'postgres' ? 'timestamp' : 'bigint';

/** Reads the tables with one statement for all types: the document service would take a transaction for each type. */
export async function readEntries(
  strapi: Core.Strapi,
  types: Readonly<Record<string, WatchedType>>,
): Promise<SnapshotEntry[]> {
  const knex = strapi.db.connection;
  const [first, ...others] = Object.entries(types).map(([uid, { title, shown }]) => {
    const { tableName, attributes } = strapi.db.metadata.get(uid);
    const columnOf = (name: string) =>
      (attributes[name] as { columnName?: string } | undefined)?.columnName ?? name;
    const timeOf = (name: string | undefined, as: string) =>
      name === undefined
        ? knex.raw(`cast(null as ${noTime(strapi)}) as ??`, [as])
        : knex.raw('?? as ??', [columnOf(name), as]);
    const rows = knex(tableName).select(
      knex.raw('? as uid', [uid]),
      'document_id',
      'id',
      'updated_at',
      'published_at',
      knex.raw('?? as title', [columnOf(title)]),
      timeOf(shown?.from, 'from_time'),
      timeOf(shown?.to, 'to_time'),
    );
    return hasDrafts(strapi, uid) ? rows.whereNotNull('published_at') : rows;
  });
  if (first === undefined) return [];
  const rows: EntryRow[] = await first.unionAll(others);
  const now = Date.now();
  return rows.map((row) => ({
    uid: row.uid,
    documentId: row.document_id,
    rowId: row.id,
    updatedAt: isoOf(row.updated_at),
    publishedAt: isoOf(row.published_at),
    title: (row.title ?? '').trim(),
    phase: types[row.uid]?.shown === undefined ? null : phaseAt(now, row.from_time, row.to_time),
  }));
}

interface FileRow {
  document_id: string;
  updated_at: Time;
}

/** The texts and the focal point of a picture are in its own row: changing them changes no other column. */
const fileColumns = ['name', 'alternative_text', 'caption', 'focal_point', 'hash', 'url', 'width', 'height'];

/** All media, with a hash of what the site shows of each. */
export async function readFiles(strapi: Core.Strapi): Promise<SnapshotFile[]> {
  const { tableName, attributes } = strapi.db.metadata.get('plugin::upload.file');
  const known = new Set(
    Object.values(attributes).map((attribute) => (attribute as { columnName?: string }).columnName),
  );
  const columns = ['document_id', 'updated_at', ...fileColumns.filter((column) => known.has(column))];
  const rows: FileRow[] = await strapi.db.connection(tableName).select(columns);
  return rows.map(({ document_id, updated_at, ...values }) => ({
    documentId: document_id,
    updatedAt: isoOf(updated_at),
    hash: createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16),
  }));
}
