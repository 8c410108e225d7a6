import type { Counts } from '@lanternway/contracts/insight/staff';
import type { Core } from '@strapi/strapi';
import { catchUp } from '../keeping/catch-up';
import { addDays, mondayOf } from '../people/days';
import { countGroups } from './count-groups';
import { addUp } from './counting';
import { periodOf } from './people';

/** What happened this week so far, and in the whole week before. */
export async function readThisWeek(strapi: Core.Strapi, now: Date): Promise<{ now: Counts; before: Counts }> {
  await catchUp(strapi);
  const { today } = await periodOf(strapi, {}, now);
  const monday = mondayOf(today);
  const week = async (from: string) => {
    const counted = await countGroups(strapi, { view: 'activity' }, { from, to: addDays(from, 6) }, null);
    return addUp(null, counted).counts;
  };
  return { now: await week(monday), before: await week(addDays(monday, -7)) };
}
