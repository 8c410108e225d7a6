import { rowsIn, type Rows } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { busyUid, sessionUid } from '../../content-types/session';
import { noteOpenings, openingOf } from '../openings/note';

/** Of one statement: SQLite and PostgreSQL both count the values in it. */
const most = 200;

/** Frees what these sessions took, and forgets them. `isStill`: only those of which this is still true. */
async function dropSessions(
  strapi: Core.Strapi,
  held: readonly HeldSession[],
  isStill: object,
): Promise<void> {
  await strapi.db.transaction(async () => {
    const dropped: HeldSession[] = [];
    for (const session of held) {
      const { documentId } = session;
      const { count } = await rowsIn(strapi, sessionUid).deleteMany({ where: { documentId, ...isStill } });
      if (count === 0) continue;
      await rowsIn(strapi, busyUid).deleteMany({ where: { sessionId: documentId } });
      dropped.push(session);
    }
    await noteOpenings(strapi, dropped.map(openingOf));
  });
}

const columns = ['documentId', 'teacherKey', 'startsAt', 'minutes', 'pause', 'heldSince'] as const;

type HeldSession = Pick<Rows[typeof sessionUid], (typeof columns)[number]>;

/** Gives back what was held and not booked in time. Returns whether there may be more. */
export async function dropExpired(strapi: Core.Strapi, now: Date): Promise<boolean> {
  const expired = { state: 'held', holdUntil: { $lt: now } };
  const found = await rowsIn(strapi, sessionUid).findMany({
    select: columns,
    where: expired,
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

/** Frees the time of a class that is cancelled or moved, in the caller's transaction. */
export async function freeBooked(strapi: Core.Strapi, enquiryId: string): Promise<void> {
  const own = { activeKey: enquiryId };
  const found = await rowsIn(strapi, sessionUid).findOne({ select: columns, where: own });
  if (found === null) return;
  await rowsIn(strapi, sessionUid).updateMany({ where: own, data: { state: 'cancelled', activeKey: null } });
  await rowsIn(strapi, busyUid).deleteMany({ where: { sessionId: found.documentId } });
  await noteOpenings(strapi, [openingOf({ ...found, heldSince: null })]);
}
