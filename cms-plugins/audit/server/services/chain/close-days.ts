import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { dayUid, type DayRow } from '../../content-types/day';
import { entryUid } from '../../content-types/entry';
import { chainOf, dayOf, hashDay, nextDay } from './digest';
import { mailHead } from './mails';

const lastDay = (strapi: Core.Strapi): Promise<DayRow | null> =>
  rowsIn(strapi, dayUid).findOne({ orderBy: { day: 'desc' } });

/** Hashes every day that is over and has no hash yet. Of two servers that do it at once, one does. */
export async function closeDays(strapi: Core.Strapi, now: Date): Promise<void> {
  const before = await lastDay(strapi);
  // By time: a demonstration begins with lines of days that are past.
  const first = await rowsIn(strapi, entryUid).findOne({ orderBy: { at: 'asc' }, select: ['at'] });
  if (before === null && first === null) return;
  let day = before === null ? dayOf(first?.at ?? now) : nextDay(before.day);
  for (; day < dayOf(now); day = nextDay(day)) if (!(await closeDay(strapi, day, now))) return;
}

async function closeDay(strapi: Core.Strapi, day: string, now: Date): Promise<boolean> {
  const isLatest = nextDay(day) === dayOf(now);
  // A call that began yesterday has ended long ago, or its server has.
  const at = { $lt: new Date(nextDay(day)) };
  await rowsIn(strapi, entryUid).updateMany({
    where: { outcome: 'begun', at },
    data: { outcome: 'unknown' },
  });
  const previous = await lastDay(strapi);
  const { hashes, lines } = await hashDay(strapi, day);
  const digest = chainOf(previous?.digest ?? '', day, hashes);
  return strapi.db.transaction(async () => {
    if ((await rowsIn(strapi, dayUid).count({ where: { day } })) > 0) return false;
    const mailedAt = isLatest && (await mailHead(strapi, { day, digest, lines })) ? now : null;
    await rowsIn(strapi, dayUid).create({ data: { day, lines, ...hashes, digest, mailedAt } });
    return true;
  });
}
