import { kindOfCourse } from '@lanternway/contracts/classes/site';
import { deskSentences } from '@lanternway/contracts/enquiries/staff';
import { classTimetableOf, type StaffPlace } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import type { Changed } from '../items/change-item';
import type { FreeClassRow } from '../items/kinds';

/** Rolls the transaction back: the teacher has another class then, or is away. */
class TeacherTaken extends Error {}

/** Grade for maths, age for coding: by it a teacher is found. */
export const levelOf = ({
  course,
  grade,
  age,
}: Pick<FreeClassRow, 'course' | 'grade' | 'age'>): number | null => (course === 'math' ? grade : age);

export const staffPlaceOf = (
  row: FreeClassRow,
  when: Pick<StaffPlace, 'at' | 'minutes' | 'teacherKey'>,
): StaffPlace => ({ ...when, kind: kindOfCourse(row.course), level: levelOf(row) ?? 0 });

/** Gives the class this time of this teacher in place of its own. If it cannot, it throws an error for `orTaken` to answer. */
export async function takeTeacher(strapi: Core.Strapi, row: FreeClassRow, place: StaffPlace): Promise<void> {
  const { kind, at, minutes, teacherKey } = place;
  const given = { kind, at, minutes, teacherKey, enquiryId: row.documentId };
  const isTaken = await classTimetableOf(strapi).exchange(given);
  if (!isTaken) throw new TeacherTaken();
}

/** Runs a change that takes a teacher's time: if the teacher is not free, all of it is rolled back and refused. */
export async function orTaken(change: Promise<Changed>): Promise<Changed> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof TeacherTaken) return { kind: 'refused', sentence: deskSentences.teacherTaken };
    throw error;
  }
}
