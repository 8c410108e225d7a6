import { randomUUID } from 'node:crypto';
import type { TeacherSettings } from '@lanternway/contracts/classes/staff';
import { presentName } from '@lanternway/contracts/fields/time-zones';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { teacherUid } from '../../content-types/teacher';
import { publishedNames } from '../calendar/read-teachers';

export type SavedTeacher = 'done' | 'missing' | 'stale';

/** Saves what staff set about a teacher. Of two who save at once, the second is told that it is stale. */
export async function saveTeacher(
  strapi: Core.Strapi,
  key: string,
  { version, ...settings }: TeacherSettings,
): Promise<SavedTeacher> {
  if (!(await isTeacher(strapi, key))) return 'missing';
  const isSaved =
    version === 0
      ? await addRow(strapi, key, settings)
      : await changeRow(strapi, { teacherKey: key, version }, settings);
  return isSaved ? 'done' : 'stale';
}

/** Whether this is the key of a published teacher, or of one with hours. */
export async function isTeacher(strapi: Core.Strapi, key: string): Promise<boolean> {
  const rows = await rowsIn(strapi, teacherUid).count({ where: { teacherKey: key } });
  return rows > 0 || (await publishedNames(strapi)).has(key);
}

type Settings = Omit<TeacherSettings, 'version'>;

async function addRow(strapi: Core.Strapi, teacherKey: string, settings: Settings): Promise<boolean> {
  const now = new Date();
  const { isActive, zone, grades, ages, roomUrl, hours } = settings;
  // The unique key decides between two that are first at once; Strapi's query layer has no words for that.
  const added: unknown[] = await strapi.db
    .getConnection('classes_teachers_hours')
    .insert({
      document_id: randomUUID(),
      teacher_key: teacherKey,
      is_active: isActive,
      zone: presentName(zone),
      grades_from: grades?.from ?? null,
      grades_to: grades?.to ?? null,
      ages_from: ages?.from ?? null,
      ages_to: ages?.to ?? null,
      room_url: roomUrl,
      hours: JSON.stringify(hours),
      version: 1,
      created_at: now,
      updated_at: now,
      published_at: now,
    })
    .onConflict('teacher_key')
    .ignore()
    .returning('id');
  return added.length === 1;
}

async function changeRow(
  strapi: Core.Strapi,
  seen: { teacherKey: string; version: number },
  { isActive, zone, grades, ages, roomUrl, hours }: Settings,
): Promise<boolean> {
  const { count } = await rowsIn(strapi, teacherUid).updateMany({
    where: seen,
    data: {
      isActive,
      zone: presentName(zone),
      gradesFrom: grades?.from ?? null,
      gradesTo: grades?.to ?? null,
      agesFrom: ages?.from ?? null,
      agesTo: ages?.to ?? null,
      roomUrl,
      hours,
      version: seen.version + 1,
    },
  });
  return count === 1;
}
