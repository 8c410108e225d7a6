import type { TabCounts } from '@lanternway/contracts/enquiries/staff-counts';
import type { Core } from '@strapi/strapi';
import { freeClassRequestUid } from '../../content-types/free-class-request';
import { scheduledClassUid } from '../../content-types/desk-records';
import { countOpenAndLate } from '../inbox/summary';
import { daysFrom, zoneOf } from '../items/days';
import { readUnmarked } from '../marks/unmarked';
import { countWaiting } from '../wishes/waiting';

/** How much there is behind the tabs of admissions. Each is what its page lists. */
export async function readTabCounts(
  strapi: Core.Strapi,
  zone: string | undefined,
  look: { staffId: number; now: Date },
): Promise<TabCounts> {
  const { now } = look;
  const [open, today, unmarked, waiting] = await Promise.all([
    countOpenAndLate(strapi, look),
    countToday(strapi, daysFrom(now, 1, zoneOf(zone))),
    readUnmarked(strapi, now),
    countWaiting(strapi),
  ]);
  return { ...open, today, unmarked: unmarked.classes.length, waiting };
}

/** Counts the classes of a day, without those whose enquiry was merged into another one. */
async function countToday(strapi: Core.Strapi, { from, to }: { from: Date; to: Date }): Promise<number> {
  const classes: { enquiryId: string }[] = await strapi.db.query(scheduledClassUid).findMany({
    select: ['enquiryId'],
    where: { startsAt: { $gte: from, $lt: to }, state: { $ne: 'cancelled' } },
  });
  if (classes.length === 0) return 0;
  const ids = classes.map(({ enquiryId }) => enquiryId);
  const known: { documentId: string }[] = await strapi.db
    .query(freeClassRequestUid)
    .findMany({ select: ['documentId'], where: { documentId: { $in: ids }, mergedInto: null } });
  const isKnown = new Set(known.map(({ documentId }) => documentId));
  return ids.filter((id) => isKnown.has(id)).length;
}
