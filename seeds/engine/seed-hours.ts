import { randomUUID } from 'node:crypto';
import { hours, type HoursSeed } from '../content/hours';
import { documentsOf, type Strapi } from './strapi';

/** Gives the teachers hours who never had any. What staff have set stays. Returns how many got them. */
export async function seedHours(strapi: Strapi): Promise<number> {
  let given = 0;
  for (const seed of hours) if (await giveHours(strapi, seed)) given += 1;
  return given;
}

async function giveHours(strapi: Strapi, seed: HoursSeed): Promise<boolean> {
  const entry = await documentsOf(strapi, 'api::teacher.teacher').findFirst({
    filters: { slug: seed.teacher },
  });
  if (entry === null) return false;
  const rows = strapi.db.query('plugin::classes.teacher-hours');
  const teacherKey = entry.documentId;
  if ((await rows.count({ where: { teacherKey } })) > 0) return false;
  const { zone, grades, ages } = seed;
  await rows.create({
    data: {
      documentId: randomUUID(),
      teacherKey,
      isActive: true,
      zone,
      gradesFrom: grades?.[0] ?? null,
      gradesTo: grades?.[1] ?? null,
      agesFrom: ages?.[0] ?? null,
      agesTo: ages?.[1] ?? null,
      hours: seed.hours,
      version: 1,
    },
  });
  return true;
}
