import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { versionsTable, versionUid } from '../../content-types/version';

/** Of each entry, however old they are. */
const alwaysKept = 50;

const dayMs = 24 * 60 * 60_000;

interface Full {
  uid: string;
  document_of: string;
}

/** Removes versions that are neither among the newest of their entry nor young enough. */
export async function removeOldVersions(strapi: Core.Strapi, now: Date): Promise<void> {
  const before = new Date(now.getTime() - readConfig(strapi).keptDays.deed * dayMs);
  const full: Full[] = await strapi.db
    .connection(versionsTable)
    .select('uid', 'document_of')
    .groupBy('uid', 'document_of')
    .havingRaw('count(*) > ?', [alwaysKept]);
  for (const { uid, document_of: documentOf } of full) {
    const beyond = await rowsIn(strapi, versionUid).findMany({
      where: { uid, documentOf },
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      offset: alwaysKept,
      // SQLite takes no offset without a limit.
      limit: 10_000,
      select: ['id', 'at'],
    });
    const ids = beyond.filter(({ at }) => new Date(at) < before).map(({ id }) => id);
    for (let start = 0; start < ids.length; start += 500)
      await rowsIn(strapi, versionUid).deleteMany({ where: { id: { $in: ids.slice(start, start + 500) } } });
  }
}
