import type { NewOwnAway, OwnAway } from '@lanternway/contracts/classes/own-away';
import { rowsIn } from '@lanternway/server-kit/db/table';
import { brandOf, classTeachingOf, type Teacher } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { exceptionUid } from '../../content-types/teacher';
import { addException, removeException, type AddedException } from './exceptions';

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
      // What it is called for everybody is for colleagues as well.
      title: title ?? '',
      isOfEverybody: teacherKey === null,
      isMine: teacherKey === teacher.key && byId === adminUserId,
    })),
  };
}

/** On the teacher's own clock, and for nobody else. */
export async function addOwnAway(
  strapi: Core.Strapi,
  by: { id: number; name: string },
  request: NewOwnAway,
  now: Date,
): Promise<AddedException> {
  const teacher = await teacherOf(strapi, by.id);
  if (teacher === null) return { kind: 'missing' };
  return addException(
    strapi,
    { ...request, teacherKey: teacher.key, zone: teacher.zone, what: 'off' },
    by,
    now,
  );
}

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
