import { keepings, type Keeping } from '@lanternway/contracts/audit/deed';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { dayUid, type DayRow } from '../../content-types/day';
import { entryUid } from '../../content-types/entry';
import { dayMs, dayOf, nextDay } from './digest';

/** Removes lines whose time is over: whole days, so that what is left still fits its hash. */
export async function removeOutdated(strapi: Core.Strapi, now: Date): Promise<void> {
  const { keptDays } = readConfig(strapi);
  for (const keeping of keepings) {
    // One day more, as the day itself must be over.
    const end = dayOf(new Date(now.getTime() - (keptDays[keeping] + 1) * dayMs));
    const days = await rowsIn(strapi, dayUid).findMany({
      where: { day: { $lt: end }, removed: { $notContains: keeping } },
      orderBy: { day: 'asc' },
    });
    for (const day of days) await removeDay(strapi, day.id, keeping);
  }
}

const removeDay = async (strapi: Core.Strapi, id: DayRow['id'], keeping: Keeping): Promise<void> =>
  strapi.db.transaction(async () => {
    const row = await rowsIn(strapi, dayUid).findOne({ where: { id } });
    if (row === null || row.removed.split(',').includes(keeping)) return;
    const { day, removed } = row;
    const at = { $gte: new Date(day), $lt: new Date(nextDay(day)) };
    await rowsIn(strapi, entryUid).deleteMany({ where: { keeping, at } });
    const all = removed === '' ? keeping : `${removed},${keeping}`;
    await rowsIn(strapi, dayUid).updateMany({ where: { id }, data: { removed: all } });
  });
