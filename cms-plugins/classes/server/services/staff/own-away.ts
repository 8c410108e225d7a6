import type { NewOwnAway, OwnAway } from '@lanternway/contracts/classes/own-away';
import { rowsIn } from '@lanternway/server-kit/db/table';
import { brandOf, classAbsencesOf, classTeachingOf, type Teacher } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { DateTime } from 'luxon';
import { exceptionUid } from '../../content-types/teacher';
import { addException, findInTheWay, removeException, type AddedException } from './exceptions';
import { readPeriod } from './wall-clock';

/* The times in which a teacher cannot teach, as the teacher enters them. */

const teacherOf = (strapi: Core.Strapi, adminUserId: number): Promise<Teacher | null> =>
  classTeachingOf(strapi).teacherOf(adminUserId);

/** The times off that are not over yet: those of the teacher, whoever set them, and those of everybody. */
export async function readOwnAway(strapi: Core.Strapi, adminUserId: number, now: Date): Promise<OwnAway> {
  const teacher = await teacherOf(strapi, adminUserId);
  const { email } = await brandOf(strapi).read();
  if (teacher === null) return { zone: null, contact: email, times: [] };
  const rows = await rowsIn(strapi, exceptionUid).findMany({
    where: {
      what: 'off',
      endsAt: { $gt: now },
      $or: [{ teacherKey: teacher.key }, { teacherKey: null }],
    },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
  });
  return {
    zone: teacher.zone,
    contact: email,
    times: rows.map(({ documentId, teacherKey, startsAt, endsAt, zone, title, byId }) => ({
      id: documentId,
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
      zone,
      // Teachers may read the title of a time off for everybody, too.
      title: title ?? '',
      isOfEverybody: teacherKey === null,
      isMine: teacherKey === teacher.key && byId === adminUserId,
    })),
  };
}

type AddedOwnAway =
  | Exclude<AddedException, { kind: 'booked' }>
  /** The classes that are booked then, on the teacher's clock; `isTold`: admissions got a mail that somebody else is needed. */
  | { kind: 'booked'; times: string[]; isTold: boolean }
  /** A parent is booking a class in it just now. */
  | { kind: 'held' };

/** Adds a time off, on the teacher's own clock. If classes are booked then, it is not added, and admissions get a mail. */
export async function addOwnAway(
  strapi: Core.Strapi,
  by: { id: number; name: string },
  request: NewOwnAway,
  now: Date,
): Promise<AddedOwnAway> {
  const teacher = await teacherOf(strapi, by.id);
  if (teacher === null) return { kind: 'missing' };
  const off = { ...request, teacherKey: teacher.key, zone: teacher.zone, what: 'off' } as const;
  const added = await addException(strapi, off, by, now);
  if (added.kind !== 'booked') return added;
  const period = readPeriod(off, now);
  const found = await findInTheWay(strapi, off, now);
  if (period.kind === 'wrong' || found.kind !== 'found') return { kind: 'held' };
  const { classes } = found.inTheWay;
  if (classes.length === 0) return { kind: 'held' };
  const isTold = await classAbsencesOf(strapi).ask({
    ...{ teacher, startsAt: period.startsAt, endsAt: period.endsAt, reason: request.title ?? '' },
    classes: classes.map(({ enquiryId, startsAt }) => ({ enquiryId, startsAt: new Date(startsAt) })),
  });
  return { kind: 'booked', times: classes.map((booked) => momentIn(booked.startsAt, teacher.zone)), isTold };
}

/** 'Tue, 1 Dec, 16:00'. */
const momentIn = (iso: string, zone: string): string =>
  DateTime.fromISO(iso, { zone }).toFormat('ccc, d LLL, HH:mm');

export async function removeOwnAway(
  strapi: Core.Strapi,
  adminUserId: number,
  id: string,
  now: Date,
): Promise<'done' | 'missing' | 'not-theirs'> {
  const found = (await readOwnAway(strapi, adminUserId, now)).times.find((time) => time.id === id);
  if (found === undefined) return 'missing';
  if (!found.isMine) return 'not-theirs';
  return (await removeException(strapi, id)) ? 'done' : 'missing';
}
