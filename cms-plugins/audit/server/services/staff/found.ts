import { mostCounted, type LineFilter } from '@lanternway/contracts/audit/staff';
import { patternOf } from '@lanternway/server-kit/db/search-text';
import type { Core } from '@strapi/strapi';
import { entriesTable } from '../../content-types/entry';
import { nextDay } from '../chain/digest';
import { withRole } from './roles';

type Lines = ReturnType<Core.Strapi['db']['connection']>;

const linesOf = (strapi: Core.Strapi): Lines => strapi.db.connection(entriesTable);

/** A filter whose role is replaced by all texts with which lines name that role. */
export interface Wanted extends Omit<LineFilter, 'role'> {
  roles?: readonly string[];
}

/** @param written all the different texts that lines have as role */
export const wantedBy = ({ role = '', ...filter }: LineFilter, written: readonly string[]): Wanted =>
  role === '' ? filter : { ...filter, roles: withRole(written, role) };

/** The lines that fit a filter. Each filter has an index that ends in the time. */
export function fitting(strapi: Core.Strapi, wanted: Wanted): Lines {
  const { search, actor, area, roles, uid, documentId, from, to } = wanted;
  const lines = linesOf(strapi);
  if (actor !== undefined) void lines.where('actor_id', actor);
  if (area !== undefined) void lines.where('area', area);
  if (roles !== undefined) void lines.whereIn('actor_role', roles);
  if (uid !== undefined) void lines.where('uid', uid);
  if (documentId !== undefined) void lines.where('document_of', documentId);
  if (from !== undefined) void lines.where('at', '>=', timeIn(strapi, from));
  if (to !== undefined) void lines.where('at', '<', timeIn(strapi, nextDay(to)));
  if (search !== undefined && search !== '')
    void lines.whereRaw(`lower(title) like ? escape '\\'`, [patternOf(search.toLowerCase())]);
  return lines;
}

/** SQLite keeps times as numbers. */
const timeIn = (strapi: Core.Strapi, day: string): Date | number =>
  strapi.db.dialect.client === 'sqlite' ? Date.parse(day) : new Date(day);

export const latestFirst = (lines: Lines): Lines => lines.orderBy('at', 'desc').orderBy('id', 'desc');

/** How many there are; not more than one above `mostCounted`. */
export async function countUpTo(strapi: Core.Strapi, lines: Lines): Promise<number> {
  const some = lines.select('id').limit(mostCounted + 1);
  const rows = (await strapi.db.connection.count({ count: '*' }).from(some.as('some'))) as {
    count: number | string;
  }[];
  return Number(rows[0]?.count ?? 0);
}
