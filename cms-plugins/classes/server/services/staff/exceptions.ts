import type { NewException } from '@lanternway/contracts/classes/staff';
import type { InTheWay } from '@lanternway/contracts/classes/staff-away';
import { presentName } from '@lanternway/contracts/fields/time-zones';
import type { Transaction } from '@lanternway/server-kit/db/claim';
import { rowsIn, type Rows } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { sessionUid } from '../../content-types/session';
import { exceptionUid } from '../../content-types/teacher';
import { dropExpired } from '../holds/give-back';
import { entryNames, nameless } from '../calendar/entry-names';
import { lockTeachers } from '../holds/lock-teachers';
import { noteOpenings, type NewOpening } from '../openings/note';
import { isTeacher } from './save-teacher';
import { readPeriod, type Faults } from './wall-clock';

/* Days off, and hours in addition. */

const minute = 60_000;

/** No class takes longer. */
const longestMs = 3 * 60 * minute;

interface Away {
  /** Null: everybody. */
  teacherKey: string | null;
  startsAt: Date;
  endsAt: Date;
}

export type AddedException =
  | { kind: 'done' }
  | { kind: 'missing' }
  | { kind: 'wrong'; faults: Faults }
  /** So many classes are booked in the time off. */
  | { kind: 'booked'; count: number };

/** Adds a time off, unless a class is booked in it (BK20), or a time in addition. */
export async function addException(
  strapi: Core.Strapi,
  request: NewException,
  by: { id: number; name: string },
  now: Date,
): Promise<AddedException> {
  const { teacherKey, what, title } = request;
  if (teacherKey !== null && !(await isTeacher(strapi, teacherKey))) return { kind: 'missing' };
  const period = readPeriod(request, now);
  if (period.kind === 'wrong') return period;
  const { startsAt, endsAt } = period;
  const zone = presentName(request.zone);
  return strapi.db.transaction(async ({ trx }): Promise<AddedException> => {
    const count = what === 'off' ? await countTaken(strapi, trx, { teacherKey, startsAt, endsAt }, now) : 0;
    if (count > 0) return { kind: 'booked', count };
    const said = { teacherKey, what, startsAt, endsAt, zone, title };
    await rowsIn(strapi, exceptionUid).create({ data: { ...said, byId: by.id, byName: by.name } });
    if (what === 'extra') await noteOpenings(strapi, [openingOver({ teacherKey, startsAt, endsAt })]);
    return { kind: 'done' };
  });
}

/**
 * How many classes are held or booked in the time off. A booking locks the teacher's row before it reads the days off, and
 * this function locks the row before it reads the taken times. So if both come at the same moment, one of them sees the
 * other.
 */
async function countTaken(strapi: Core.Strapi, trx: Transaction, away: Away, now: Date): Promise<number> {
  await lockTeachers(strapi, trx, away.teacherKey === null ? null : [away.teacherKey]);
  // An expired hold could still be booked until it is dropped.
  while (await dropExpired(strapi, now));
  return (await findTaken(strapi, away)).length;
}

async function findTaken(strapi: Core.Strapi, { teacherKey, startsAt, endsAt }: Away) {
  const near = await rowsIn(strapi, sessionUid).findMany({
    select: ['startsAt', 'minutes', 'state', 'kind', 'enquiryId', 'teacherKey'],
    where: {
      state: { $in: ['held', 'booked'] },
      startsAt: { $gt: new Date(startsAt.getTime() - longestMs), $lt: endsAt },
      ...(teacherKey === null ? {} : { teacherKey }),
    },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
  });
  return near.filter(
    (session) => new Date(session.startsAt).getTime() + session.minutes * minute > startsAt.getTime(),
  );
}

export type FoundInTheWay =
  { kind: 'found'; inTheWay: InTheWay } | Extract<AddedException, { kind: 'missing' | 'wrong' }>;

/** The classes because of which a time off would be refused: they must be moved or cancelled first. Changes nothing. */
export async function findInTheWay(
  strapi: Core.Strapi,
  request: NewException,
  now: Date,
): Promise<FoundInTheWay> {
  const { teacherKey } = request;
  if (teacherKey !== null && !(await isTeacher(strapi, teacherKey))) return { kind: 'missing' };
  const period = readPeriod(request, now);
  if (period.kind === 'wrong') return period;
  const taken = await findTaken(strapi, { teacherKey, ...period });
  const names = await entryNames(strapi, [...new Set(taken.map((each) => each.teacherKey))]);
  const classes = taken.flatMap(({ enquiryId, startsAt, minutes, kind, teacherKey: key }) => {
    if (enquiryId === null) return [];
    const teacher = names.get(key) ?? nameless;
    return [
      { startsAt: new Date(startsAt).toISOString(), minutes, kind, enquiryId, teacherKey: key, teacher },
    ];
  });
  return { kind: 'found', inTheWay: { classes, held: taken.length - classes.length } };
}

/** Removes one. False where there is none any more. */
export async function removeException(strapi: Core.Strapi, id: string): Promise<boolean> {
  return strapi.db.transaction(async () => {
    const exceptions = rowsIn(strapi, exceptionUid);
    const found = await exceptions.findOne({ where: { documentId: id } });
    const { count } = await exceptions.deleteMany({ where: { documentId: id } });
    // Nobody is away any more, so parents are offered the time again.
    if (count > 0 && found?.what === 'off') await noteOpenings(strapi, [openingOver(found)]);
    return count > 0;
  });
}

const openingOver = ({
  teacherKey,
  startsAt,
  endsAt,
}: Pick<Rows[typeof exceptionUid], 'teacherKey' | 'startsAt' | 'endsAt'>): NewOpening => ({
  teacherKey,
  startsFrom: new Date(startsAt),
  startsBefore: new Date(endsAt),
  heldSince: null,
});
