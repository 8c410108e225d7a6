import { randomUUID } from 'node:crypto';
import type { TeacherSettings } from '@lanternway/contracts/classes/staff';
import { presentName } from '@lanternway/contracts/fields/time-zones';
import type { Transaction } from '@lanternway/server-kit/db/claim';
import { rowsIn, type Rows } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { teacherUid } from '../../content-types/teacher';
import { publishedNames } from '../calendar/read-teachers';
import { noteNewHours, type Offered } from '../openings/new-hours';
import { listTeachingStaff } from './teaching-staff';

export type SavedTeacher = 'done' | 'missing' | 'stale' | 'no-login' | 'login-taken';

/** Saves what staff set about a teacher. If two people save at once, the second one's save is refused as stale. */
export async function saveTeacher(
  strapi: Core.Strapi,
  key: string,
  { version, ...settings }: TeacherSettings,
): Promise<SavedTeacher> {
  if (!(await isTeacher(strapi, key))) return 'missing';
  const { adminUserId } = settings;
  if (adminUserId !== null && !(await mayTeach(strapi, key, adminUserId))) return 'no-login';
  try {
    return await strapi.db.transaction(async ({ trx }) => {
      const before = await rowsIn(strapi, teacherUid).findOne({ where: { teacherKey: key } });
      const isSaved =
        version === 0
          ? await addRow(strapi, trx, key, settings)
          : await changeRow(strapi, { teacherKey: key, version }, settings);
      if (!isSaved) return 'stale';
      const offered = before === null ? null : offeredBy(before);
      await noteNewHours(strapi, offered, { ...settings, teacherKey: key }, new Date());
      return 'done';
    });
  } catch (error) {
    // The unique key decides, also between two who save at once.
    if (adminUserId !== null && (await isAnothers(strapi, key, adminUserId))) return 'login-taken';
    throw error;
  }
}

const offeredBy = (row: Rows[typeof teacherUid]): Offered => ({
  ...row,
  grades: levelsOf(row.gradesFrom, row.gradesTo),
  ages: levelsOf(row.agesFrom, row.agesTo),
});

const levelsOf = (from: number | null, to: number | null): Offered['grades'] =>
  from === null || to === null ? null : { from, to };

/** A login that is the teacher's already stays, whatever its role is now. */
async function mayTeach(strapi: Core.Strapi, teacherKey: string, adminUserId: number): Promise<boolean> {
  const staff = await listTeachingStaff(strapi);
  if (staff.some(({ id }) => id === adminUserId)) return true;
  return (await rowsIn(strapi, teacherUid).count({ where: { teacherKey, adminUserId } })) > 0;
}

const isAnothers = async (strapi: Core.Strapi, key: string, adminUserId: number): Promise<boolean> =>
  (await rowsIn(strapi, teacherUid).count({ where: { teacherKey: { $ne: key }, adminUserId } })) > 0;

/** Whether this is the key of a published teacher, or of one with hours. */
export async function isTeacher(strapi: Core.Strapi, key: string): Promise<boolean> {
  const rows = await rowsIn(strapi, teacherUid).count({ where: { teacherKey: key } });
  return rows > 0 || (await publishedNames(strapi)).has(key);
}

type Settings = Omit<TeacherSettings, 'version'>;

async function addRow(
  strapi: Core.Strapi,
  trx: Transaction,
  teacherKey: string,
  settings: Settings,
): Promise<boolean> {
  const now = new Date();
  const { isActive, zone, grades, ages, roomUrl, adminUserId, hours } = settings;
  // If two requests add the row at once, the unique key decides. Strapi's query layer cannot express that.
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
      admin_user_id: adminUserId,
      hours: JSON.stringify(hours),
      version: 1,
      created_at: now,
      updated_at: now,
      published_at: now,
    })
    .onConflict('teacher_key')
    .ignore()
    .returning('id')
    .transacting(trx);
  return added.length === 1;
}

async function changeRow(
  strapi: Core.Strapi,
  seen: { teacherKey: string; version: number },
  { isActive, zone, grades, ages, roomUrl, adminUserId, hours }: Settings,
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
      adminUserId,
      hours,
      version: seen.version + 1,
    },
  });
  return count === 1;
}
