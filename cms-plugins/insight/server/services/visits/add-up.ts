import { visitGroupings } from '@lanternway/contracts/insight/visits-staff';
import type { Core } from '@strapi/strapi';
import { dayCountsTable, dayTotalsTable } from '../../content-types/visits';
import { siteDays } from './site-day';

const dayMs = 24 * 60 * 60_000;

/** Few enough days at once that other writers need not wait long. */
const daysAtOnce = 10;

/** The last day of which the totals are there; null where there is none. */
export async function lastAddedUp(strapi: Core.Strapi): Promise<string | null> {
  const [row]: { day: string | null }[] = await strapi.db
    .connection(dayTotalsTable)
    .where('part', 'day')
    .max({ day: 'day' });
  return row?.day ?? null;
}

/**
 * Adds up the counts of days before yesterday, the earliest first: nothing is written of those any more. Several servers may do
 * it at once: they write the same rows, in the same order, so that none waits for the other in a ring.
 * @returns whether there may be more
 */
export async function addUpDays(strapi: Core.Strapi, now: Date): Promise<boolean> {
  const yesterday = await siteDays(strapi).dayOf(new Date(now.getTime() - dayMs));
  const last = await lastAddedUp(strapi);
  const { connection } = strapi.db;
  const found: { day: string }[] = await connection(dayCountsTable)
    .where('day', '>', last ?? '')
    .where('day', '<', yesterday)
    .distinct('day')
    .orderBy('day')
    .limit(daysAtOnce);
  const days = found.map(({ day }) => day);
  if (days.length === 0) return false;
  await strapi.db.transaction(async ({ trx }) => {
    for (const part of ['day', ...visitGroupings] as const) {
      const label = part === 'day' ? "''" : part;
      await trx.raw(
        `insert into ${dayTotalsTable} (part, day, label, event, n)
        select '${part}', day, ${label}, event, sum(n) from ${dayCountsTable}
        where day in (${days.map(() => '?').join(', ')}) group by day, ${part === 'day' ? 'event' : `${part}, event`}
        order by 2, 3, 4
        on conflict (part, day, label, event, n) do nothing`,
        days,
      );
    }
  });
  return days.length === daysAtOnce;
}
