import { rowsIn, type Rows } from '@lanternway/server-kit/db/table';
import type { Planned, PlannedClass } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { sessionUid } from '../../content-types/session';
import { exceptionUid, teacherUid } from '../../content-types/teacher';
import { entryNames, nameless } from '../calendar/entry-names';
import { publishedNames } from '../calendar/read-teachers';

type SessionRow = Pick<
  Rows[typeof sessionUid],
  'teacherKey' | 'startsAt' | 'minutes' | 'state' | 'enquiryId'
>;

/** What the teachers have to do in a period, and when they are away. */
export async function readPlanned(strapi: Core.Strapi, from: Date, until: Date, now: Date): Promise<Planned> {
  const [published, settings, sessions, toCome, offs] = await Promise.all([
    publishedNames(strapi),
    rowsIn(strapi, teacherUid).findMany({ select: ['teacherKey', 'zone'], orderBy: { id: 'asc' } }),
    readSessions(strapi, { startsAt: { $gte: from, $lt: until } }, now),
    readSessions(strapi, { startsAt: { $gt: now } }, now),
    rowsIn(strapi, exceptionUid).findMany({
      where: { what: 'off', endsAt: { $gt: from }, startsAt: { $lt: until } },
      orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    }),
  ]);
  const gone = toCome.filter(({ teacherKey, isHeld }) => !isHeld && !published.has(teacherKey));
  const goneKeys = [...new Set([...gone, ...sessions].map(({ teacherKey }) => teacherKey))].filter(
    (key) => !published.has(key),
  );
  const former = await entryNames(strapi, goneKeys);
  const zones = new Map(settings.map(({ teacherKey, zone }) => [teacherKey, zone]));
  const teacherOf = (key: string, name: string) => ({
    ...{ key, name, isPublished: published.has(key) },
    zone: zones.get(key) ?? 'UTC',
  });
  return {
    teachers: [
      ...[...published].map(([key, name]) => teacherOf(key, name)),
      ...goneKeys.map((key) => teacherOf(key, former.get(key) ?? nameless)),
    ],
    classes: sessions,
    gone,
    offs: offs.map(({ teacherKey, startsAt, endsAt, title }) => ({
      ...{ teacherKey, title: title ?? '' },
      ...{ startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
    })),
  };
}

/** Leaves out expired holds, whose rows may still exist. */
async function readSessions(strapi: Core.Strapi, where: object, now: Date): Promise<PlannedClass[]> {
  const rows: SessionRow[] = await rowsIn(strapi, sessionUid).findMany({
    select: ['teacherKey', 'startsAt', 'minutes', 'state', 'enquiryId'],
    where: { ...where, $or: [{ state: 'booked' }, { state: 'held', holdUntil: { $gt: now } }] },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ teacherKey, startsAt, minutes, state, enquiryId }) => ({
    ...{ teacherKey, minutes, enquiryId },
    startsAt: new Date(startsAt),
    isHeld: state === 'held',
  }));
}
