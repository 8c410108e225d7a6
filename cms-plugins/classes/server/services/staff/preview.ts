import type { ClassKind } from '@lanternway/contracts/classes/site';
import type { Preview } from '@lanternway/contracts/classes/staff';
import type { Core } from '@strapi/strapi';
import { freeTimesOf } from '../calendar/free-times';
import { withOwn } from '../holds/offered';

/** The times that parents see now, with the possible teachers' names; for a class to be moved, the times free for it. */
export async function previewOf(
  strapi: Core.Strapi,
  kind: ClassKind,
  level: number,
  now: Date,
  enquiryId?: string,
): Promise<Preview> {
  const found = await freeTimesOf(strapi, kind, level, now);
  const { minutes, pause, teachers } = found;
  const { times } =
    enquiryId === undefined ? found : await withOwn(strapi, { enquiryId, kind, level }, found, now);
  const names = new Map(teachers.map(({ key, name }) => [key, name]));
  return {
    minutes,
    pause,
    times: times.map(({ at, teacherKeys }) => ({
      at: at.toISOString(),
      teachers: teacherKeys.map((key) => ({ key, name: names.get(key) ?? '' })),
    })),
  };
}
