import type { Transaction } from '@lanternway/server-kit/db/claim';
import { rowsIn, type Rows, type Time } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { busyUid, sessionUid } from '../../content-types/session';
import { noteOpenings, openingOf } from '../openings/note';
import { lockClass } from './take-place';

/** The most sessions of one statement: SQLite and PostgreSQL both limit the number of its values. */
const most = 200;

/** Deletes these sessions and frees their time. `isStill`: a condition that a session must still meet. */
async function dropSessions(
  strapi: Core.Strapi,
  held: readonly HeldSession[],
  isStill: object,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const dropped: HeldSession[] = [];
    for (const session of held) {
      const { documentId } = session;
      const { count } = await rowsIn(strapi, sessionUid).deleteMany({ where: { documentId, ...isStill } });
      if (count === 0) continue;
      await freeUnlessShared(strapi, trx, session);
      dropped.push(session);
    }
    await noteOpenings(strapi, dropped.map(openingOf));
  });
}

const columns = [
  'documentId',
  'classKey',
  'teacherKey',
  'startsAt',
  'minutes',
  'pause',
  'heldSince',
] as const;

type HeldSession = Pick<Rows[typeof sessionUid], (typeof columns)[number]>;

interface Asking {
  /** The hashes of the address whose holds are counted, one for each secret; none to count nothing. */
  heldBy: readonly string[];
  /** The hold that they have already, and for which they want another time. */
  hold: string | null | undefined;
  now: Date;
}

/**
 * Gives back holds that were not booked in time, and the hold that is to be replaced. Returns how many other times the same
 * address holds. Everything is read with one statement, because this runs before every hold.
 */
export async function dropOver(strapi: Core.Strapi, { heldBy, hold, now }: Asking): Promise<number> {
  const found = await readOver(strapi, { heldBy, hold, now });
  const isOver = (until: Time | null) => until !== null && new Date(until) < now;
  const expired = found.filter(({ holdUntil }) => isOver(holdUntil));
  if (expired.length > 0) await dropSessions(strapi, expired, expiredAt(now));
  if (found.length === most && expired.length > 0) return dropOver(strapi, { heldBy, hold, now });
  const left = found.filter(({ holdUntil }) => !isOver(holdUntil));
  const former = left.filter(({ holdKey }) => holdKey !== null && holdKey === hold);
  if (former.length > 0) await dropSessions(strapi, former, { state: 'held' });
  return left.filter((each) => heldBy.includes(each.heldBy ?? '') && !former.includes(each)).length;
}

type FoundHold = HeldSession & Pick<Rows[typeof sessionUid], 'holdKey' | 'holdUntil' | 'heldBy'>;

/** Without Strapi's query layer, and so that each of the three conditions uses an index of its own. */
function readOver(strapi: Core.Strapi, { heldBy, hold, now }: Asking): Promise<FoundHold[]> {
  const found = strapi.db
    .getConnection('classes_sessions')
    .select({
      ...{
        documentId: 'document_id',
        classKey: 'class_key',
        teacherKey: 'teacher_key',
        startsAt: 'starts_at',
      },
      ...{ minutes: 'minutes', pause: 'pause', heldSince: 'held_since' },
      ...{ holdKey: 'hold_key', holdUntil: 'hold_until', heldBy: 'held_by' },
    })
    .where((over) => void over.where('state', 'held').where('hold_until', '<', now))
    .orderBy('id')
    .limit(most);
  if (heldBy.length > 0)
    void found.orWhere((own) => void own.whereIn('held_by', [...heldBy]).where('state', 'held'));
  if (typeof hold === 'string')
    void found.orWhere((own) => void own.where('hold_key', hold).where('state', 'held'));
  return found.then((rows: FoundHold[]) => rows);
}

const expiredAt = (now: Date) => ({ state: 'held', holdUntil: { $lt: now } });

/** Gives back holds that were not booked in time. Returns whether there may be more. */
export async function dropExpired(strapi: Core.Strapi, now: Date): Promise<boolean> {
  const expired = expiredAt(now);
  const found = await rowsIn(strapi, sessionUid).findMany({
    select: columns,
    where: expired,
    // Two processes that do this lock the rows in the same order.
    orderBy: { id: 'asc' },
    limit: most,
  });
  if (found.length === 0) return false;
  await dropSessions(strapi, found, expired);
  return found.length === most;
}

/** Gives one hold back; it may be gone already. */
export async function releaseHold(strapi: Core.Strapi, hold: string): Promise<void> {
  const held = { holdKey: hold, state: 'held' };
  const found = await rowsIn(strapi, sessionUid).findOne({ select: columns, where: held });
  if (found !== null) await dropSessions(strapi, [found], held);
}

/** Frees a class's quarter hours if no place in it is left. Called after giving back a place, in the same transaction. */
async function freeUnlessShared(
  strapi: Core.Strapi,
  trx: Transaction,
  { classKey, documentId }: Pick<HeldSession, 'classKey' | 'documentId'>,
): Promise<void> {
  const key = classKey ?? documentId;
  // Somebody who joins the class at this moment locks the same rows first, so one of the two sees the other.
  if (!(await lockClass(strapi, trx, key, new Date()))) return;
  const left = await rowsIn(strapi, sessionUid).count({
    where: { state: { $in: ['held', 'booked'] }, $or: [{ classKey: key }, { documentId: key }] },
  });
  if (left === 0) await rowsIn(strapi, busyUid).deleteMany({ where: { sessionId: key } });
}

/** Frees the time of a class that is cancelled or moved, in the caller's transaction. */
export async function freeBooked(strapi: Core.Strapi, enquiryId: string): Promise<void> {
  const own = { activeKey: enquiryId };
  const found = await rowsIn(strapi, sessionUid).findOne({ select: columns, where: own });
  if (found === null) return;
  await strapi.db.transaction(async ({ trx }) => {
    const data = { state: 'cancelled', activeKey: null, place: null };
    await rowsIn(strapi, sessionUid).updateMany({ where: own, data });
    await freeUnlessShared(strapi, trx, found);
    await noteOpenings(strapi, [openingOf({ ...found, heldSince: null })]);
  });
}
