import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { exceptionUid } from '../../content-types/teacher';
import type { Period } from './slots';

/** When everybody is off, as on a holiday, in order: what reaches into the period. */
export async function closuresIn(strapi: Core.Strapi, { from, until }: Period): Promise<Period[]> {
  const rows = await rowsIn(strapi, exceptionUid).findMany({
    select: ['startsAt', 'endsAt'],
    where: {
      what: 'off',
      teacherKey: null,
      endsAt: { $gt: new Date(from) },
      startsAt: { $lt: new Date(until) },
    },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ startsAt, endsAt }) => ({
    from: new Date(startsAt).getTime(),
    until: new Date(endsAt).getTime(),
  }));
}
