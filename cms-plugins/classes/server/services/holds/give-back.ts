import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { busyUid, sessionUid } from '../../content-types/session';

/** Of one statement: SQLite and PostgreSQL both count the values in it. */
const most = 200;

/** Frees what these sessions took, and forgets them. `isStill`: only those of which this is still true. */
async function dropSessions(strapi: Core.Strapi, ids: readonly string[], isStill: object): Promise<void> {
  await strapi.db.transaction(async () => {
    for (const documentId of ids) {
      const { count } = await rowsIn(strapi, sessionUid).deleteMany({ where: { documentId, ...isStill } });
      if (count > 0) await rowsIn(strapi, busyUid).deleteMany({ where: { sessionId: documentId } });
    }
  });
}

/** Gives back what was held and not booked in time. Returns whether there may be more. */
export async function dropExpired(strapi: Core.Strapi, now: Date): Promise<boolean> {
  const expired = { state: 'held', holdUntil: { $lt: now } };
  const found = await rowsIn(strapi, sessionUid).findMany({
    select: ['documentId'],
    where: expired,
    limit: most,
  });
  if (found.length === 0) return false;
  await dropSessions(
    strapi,
    found.map(({ documentId }) => documentId),
    expired,
  );
  return found.length === most;
}

/** Gives one hold back; it may be gone already. */
export async function releaseHold(strapi: Core.Strapi, hold: string): Promise<void> {
  const held = { holdKey: hold, state: 'held' };
  const found = await rowsIn(strapi, sessionUid).findOne({ select: ['documentId'], where: held });
  if (found !== null) await dropSessions(strapi, [found.documentId], held);
}
