import { kindOfCourse } from '@lanternway/contracts/classes/site';
import type { GivenLines, GivenResult } from '@lanternway/contracts/enquiries/staff-away';
import type { Staff } from '@lanternway/contracts/enquiries/staff';
import { classPlacesOf, classTimetableOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { findStored, refuse, type StoredClass } from '../classes/classes';
import { levelOf, orTaken, staffPlaceOf, takeTeacher } from '../classes/teacher';
import { changeItem, type Changed } from '../items/change-item';
import { findEnquiry, type FreeClassRow } from '../items/kinds';
import { fullWhen } from '../items/when';

/** A class, and the teacher whom it is to be taken from. */
interface Given {
  id: string;
  teacherKey: string;
}

type Line = GivenLines['lines'][number];

/**
 * Gives each class to another teacher at the same time (BK20, BK21), each in a transaction of its own. The parent gets no
 * mail: the time stays, and the page of the class shows the new name.
 */
export async function giveToOthers(strapi: Core.Strapi, given: readonly Given[], by: Staff): Promise<Line[]> {
  const lines: Line[] = [];
  for (const each of given) lines.push({ id: each.id, ...(await giveOne(strapi, each, by)) });
  return lines;
}

const none = (result: Exclude<GivenResult, 'given'>) => ({ result, teacher: null });

async function giveOne(strapi: Core.Strapi, given: Given, by: Staff): Promise<Omit<Line, 'id'>> {
  const [enquiry, held] = [
    await findEnquiry(strapi, 'free-class', given.id),
    await findStored(strapi, given.id),
  ];
  if (enquiry?.kind !== 'free-class' || held === null || !(await isTheirs(strapi, given, held)))
    return none('changed');
  const { row } = enquiry;
  const level = levelOf(row);
  if (level === null) return none('nobody');
  const [at, { minutes }] = [new Date(held.startsAt), held];
  const others = await classTimetableOf(strapi).whoCould({
    kind: kindOfCourse(row.course),
    level,
    at,
    minutes,
  });
  for (const { key, name } of others) {
    if (key === given.teacherKey) continue;
    const changed = await exchange(strapi, { row, given, held, by }, key);
    if (changed.kind === 'changed') return { result: 'given', teacher: name };
    // Asking the next teacher helps only if this one was taken meanwhile, not if the class was changed.
    if (changed.kind !== 'refused' || !(await isTheirs(strapi, given, held))) return none('changed');
  }
  return none('nobody');
}

interface Exchanged {
  row: FreeClassRow;
  given: Given;
  held: StoredClass;
  by: Staff;
}

const exchange = (
  strapi: Core.Strapi,
  { row, given, held, by }: Exchanged,
  teacherKey: string,
): Promise<Changed> =>
  orTaken(
    changeItem(strapi, { kind: 'free-class', id: given.id, by }, row.version, async () => {
      if (!(await isTheirs(strapi, given, held))) return refuse('');
      const at = new Date(held.startsAt);
      const facts = { change: 'teacher', when: fullWhen(at, held.zone) };
      return {
        kind: 'change',
        data: {},
        events: [{ what: 'class', facts }],
        alsoWrite: () =>
          takeTeacher(strapi, row, staffPlaceOf(row, { at, minutes: held.minutes, teacherKey })),
      };
    }),
  );

/** Whether the class is still to come, at the time that was read, and of that teacher. */
async function isTheirs(strapi: Core.Strapi, { id, teacherKey }: Given, held: StoredClass): Promise<boolean> {
  const now = await findStored(strapi, id);
  const place = await classPlacesOf(strapi).find(id);
  return (
    now?.state === 'scheduled' &&
    now.sequence === held.sequence &&
    new Date(now.startsAt) > new Date() &&
    place?.teacherKey === teacherKey
  );
}
