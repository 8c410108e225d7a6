import type { History, LineDetail, LinePage, LineQuery } from '@lanternway/contracts/audit/staff';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { dayUid } from '../../content-types/day';
import { entryUid } from '../../content-types/entry';
import { dayOf } from '../chain/digest';
import { countUpTo, fitting, latestFirst, wantedBy } from './found';
import { namesIn, writtenRoles } from './roles';
import { shownFields, showLines } from './shown';

interface Id {
  id: number;
}

/** A page of the log, the latest first. */
export async function listLines(
  strapi: Core.Strapi,
  { page, pageSize, ...filter }: LineQuery,
): Promise<LinePage> {
  const written = await writtenRoles(strapi);
  const wanted = wantedBy(filter, written);
  const found: Id[] = await latestFirst(fitting(strapi, wanted))
    .select('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    lines: await showLines(
      strapi,
      found.map(({ id }) => id),
    ),
    total: await countUpTo(strapi, fitting(strapi, wanted)),
    pageSize,
    people: await listPeople(strapi),
    roles: namesIn(written),
  };
}

/** The present logins. Lines of somebody whose login was removed can be found by the entry or the day. */
async function listPeople(strapi: Core.Strapi): Promise<LinePage['people']> {
  const users = await rowsIn(strapi, 'admin::user').findMany({ orderBy: { id: 'asc' }, limit: 200 });
  return users.map(({ id, email, firstname, lastname }) => {
    const name = [firstname, lastname].filter((part) => (part ?? '') !== '').join(' ');
    return { id, name: name === '' ? email : name };
  });
}

/** Null if there is no such line. */
export async function readLine(strapi: Core.Strapi, id: number): Promise<LineDetail | null> {
  const row = await rowsIn(strapi, entryUid).findOne({ where: { id } });
  if (row === null) return null;
  const isHashed = (await rowsIn(strapi, dayUid).count({ where: { day: dayOf(row.at) } })) > 0;
  const { requestId, addressCut } = row;
  return { changed: shownFields(strapi, row), requestId, addressCut, isHashed };
}

const mostOfHistory = 10;

/** What happened to one entry. */
export async function readHistory(strapi: Core.Strapi, uid: string, documentId: string): Promise<History> {
  const found: Id[] = await latestFirst(fitting(strapi, { uid, documentId }))
    .select('id')
    .limit(mostOfHistory + 1);
  const ids = found.slice(0, mostOfHistory).map(({ id }) => id);
  return { lines: await showLines(strapi, ids), hasMore: found.length > mostOfHistory };
}
