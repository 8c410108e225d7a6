import type { ClassKind } from '@lanternway/contracts/classes/site';
import type { Preview } from '@lanternway/contracts/classes/staff';
import type { Core } from '@strapi/strapi';
import { freeTimesOf } from '../calendar/free-times';

/** What parents see now, with the names of those who could give the class. */
export async function previewOf(
  strapi: Core.Strapi,
  kind: ClassKind,
  level: number,
  now: Date,
): Promise<Preview> {
  const { minutes, times, teachers } = await freeTimesOf(strapi, kind, level, now);
  const names = new Map(teachers.map(({ key, name }) => [key, name]));
  return {
    minutes,
    times: times.map(({ at, teacherKeys }) => ({
      at: at.toISOString(),
      teachers: teacherKeys.map((key) => ({ key, name: names.get(key) ?? '' })),
    })),
  };
}
