import type { BookedClass, HoursPage, TeacherRow } from '@lanternway/contracts/classes/staff';
import { rowsIn, type Rows, type Time } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { sessionUid } from '../../content-types/session';
import { exceptionUid, teacherUid } from '../../content-types/teacher';
import { entryNames, nameless } from '../calendar/entry-names';
import { publishedNames } from '../calendar/read-teachers';
import { listTeachingStaff } from './teaching-staff';

/* What staff see of teachers' hours. */

type Settings = Rows[typeof teacherUid];

/** The published teachers in the site's order, then those with hours whose entry is no longer published (BK21). */
export async function readHoursPage(strapi: Core.Strapi, now: Date): Promise<HoursPage> {
  const [published, rows, booked, staff, exceptions] = await Promise.all([
    publishedNames(strapi),
    rowsIn(strapi, teacherUid).findMany({ orderBy: { id: 'asc' } }),
    readBooked(strapi, now),
    listTeachingStaff(strapi),
    rowsIn(strapi, exceptionUid).findMany({
      where: { endsAt: { $gt: now } },
      orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    }),
  ]);
  const settings = new Map(rows.map((row) => [row.teacherKey, row]));
  const gone = [...settings.keys()].filter((key) => !published.has(key));
  const formerNames = await entryNames(strapi, gone);
  const zone = usualZone(rows);
  const rowOf = (key: string, name: string): TeacherRow => ({
    ...settingsOf(settings.get(key), zone),
    key,
    name,
    isPublished: published.has(key),
    booked: booked.get(key) ?? [],
  });
  return {
    teachers: [
      ...[...published].map(([key, name]) => rowOf(key, name)),
      ...gone.map((key) => rowOf(key, formerNames.get(key) ?? nameless)),
    ],
    exceptions: exceptions.map((row) => ({
      id: row.documentId,
      teacherKey: row.teacherKey,
      what: row.what,
      startsAt: isoOf(row.startsAt),
      endsAt: isoOf(row.endsAt),
      zone: row.zone,
      title: row.title ?? '',
      byName: row.byName ?? '',
    })),
    staff,
  };
}

/** What staff have set, or what a teacher begins with. */
function settingsOf(row: Settings | undefined, zone: string) {
  if (row === undefined)
    return {
      version: 0,
      isActive: true,
      zone,
      grades: null,
      ages: null,
      roomUrl: null,
      adminUserId: null,
      hours: [],
    };
  const { version, isActive, roomUrl, adminUserId, hours, gradesFrom, gradesTo, agesFrom, agesTo } = row;
  return {
    version,
    isActive,
    zone: row.zone,
    grades: rangeOf(gradesFrom, gradesTo),
    ages: rangeOf(agesFrom, agesTo),
    roomUrl,
    adminUserId,
    hours,
  };
}

const rangeOf = (from: number | null, to: number | null) =>
  from === null || to === null ? null : { from, to };

/** The zone of most teachers: the next one is likely to live there too. */
function usualZone(rows: readonly Settings[]): string {
  const counts = new Map<string, number>();
  for (const { zone } of rows) counts.set(zone, (counts.get(zone) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? 'UTC';
}

/** The classes to come of each teacher, the next first. */
async function readBooked(strapi: Core.Strapi, now: Date): Promise<Map<string, BookedClass[]>> {
  const rows = await rowsIn(strapi, sessionUid).findMany({
    select: ['teacherKey', 'startsAt', 'minutes', 'kind', 'enquiryId'],
    where: { state: 'booked', startsAt: { $gt: now } },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
  });
  const found = new Map<string, BookedClass[]>();
  for (const { teacherKey, startsAt, minutes, kind, enquiryId } of rows) {
    if (enquiryId === null) continue;
    const own = found.get(teacherKey) ?? [];
    own.push({ startsAt: isoOf(startsAt), minutes, kind, enquiryId });
    found.set(teacherKey, own);
  }
  return found;
}

const isoOf = (time: Time): string => new Date(time).toISOString();
