import type { PlannedClass as Shown, Timetable } from '@lanternway/contracts/enquiries/staff-classes';
import { classPlacesOf, classTimetableOf, type PlannedClass } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { scheduledClassUid } from '../../content-types/desk-records';
import { roomOf, type StoredClass } from '../classes/classes';
import { levelOf } from '../classes/teacher';
import { findEnquiries, type FreeClassRow } from '../items/kinds';

type StoredRow = StoredClass & { enquiryId: string };

/** The classes of a period, those that take nobody's time too, and what the teachers have to do then. */
export async function readTimetable(
  strapi: Core.Strapi,
  { from, until }: { from: string; until: string },
  now: Date,
): Promise<Timetable> {
  const [start, end] = [new Date(from), new Date(until)];
  const planned = await classTimetableOf(strapi).planned(start, end);
  const goneIds = idsOf(planned.gone);
  const [within, gone] = await Promise.all([
    findClasses(strapi, { startsAt: { $gte: start, $lt: end }, state: { $ne: 'cancelled' } }),
    findClasses(strapi, { enquiryId: { $in: goneIds }, state: 'scheduled' }),
  ]);
  return {
    now: now.toISOString(),
    teachers: planned.teachers,
    classes: await show(strapi, within),
    held: planned.classes
      .filter(({ isHeld }) => isHeld)
      .map(({ teacherKey, startsAt, minutes }) => ({
        ...{ teacherKey, minutes },
        startsAt: startsAt.toISOString(),
      })),
    offs: planned.offs.map(({ teacherKey, startsAt, endsAt, title }) => ({
      ...{ teacherKey, title },
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
    gone: await show(strapi, gone),
  };
}

const idsOf = (classes: readonly PlannedClass[]): string[] =>
  classes.flatMap(({ enquiryId }) => (enquiryId === null ? [] : [enquiryId]));

const findClasses = async (strapi: Core.Strapi, where: object) =>
  (await strapi.db
    .query(scheduledClassUid)
    .findMany({ where, orderBy: [{ startsAt: 'asc' }, { id: 'asc' }] })) as StoredRow[];

/** The classes with their children. A class whose enquiry was merged into another one is left out. */
async function show(strapi: Core.Strapi, classes: readonly StoredRow[]): Promise<Shown[]> {
  const ids = classes.map(({ enquiryId }) => enquiryId);
  const found = await findEnquiries(strapi, 'free-class', { documentId: { $in: ids }, mergedInto: null });
  const rows = new Map<string, FreeClassRow>();
  for (const enquiry of found)
    if (enquiry.kind === 'free-class') rows.set(enquiry.row.documentId, enquiry.row);
  const shown: Shown[] = [];
  for (const held of classes) {
    const row = rows.get(held.enquiryId);
    if (row !== undefined) shown.push(await showOne(strapi, row, held));
  }
  return shown;
}

async function showOne(strapi: Core.Strapi, row: FreeClassRow, held: StoredRow): Promise<Shown> {
  const place = await classPlacesOf(strapi).find(row.documentId);
  const { state, startsAt, minutes, zone, confirmedAt } = held;
  return {
    id: row.documentId,
    ...{ name: row.name, course: row.course, level: levelOf(row) },
    ...{ state, minutes, zone },
    startsAt: new Date(startsAt).toISOString(),
    teacherKey: place?.teacherKey ?? null,
    hasRoom: roomOf(held, place) !== null,
    isConfirmed: confirmedAt !== null,
  };
}
