import { spentWeeks, type ThisWeek } from '@lanternway/contracts/insight/staff';
import type { Core } from '@strapi/strapi';
import { catchUp } from '../keeping/catch-up';
import { addDays, mondayOf } from '../people/days';
import { addCosts, readCosts } from '../spend/costs';
import { countGroups } from './count-groups';
import { addUp, type Counted } from './counting';
import { periodOf, type Period } from './people';
import { addVisits, visitsBy } from './visits';

const activity = { view: 'activity' } as const;

/** What happened this week so far, and in the whole week before; and what was spent in the weeks up to them. */
export async function readThisWeek(
  strapi: Core.Strapi,
  may: { money: boolean; costs: boolean },
  now: Date,
): Promise<ThisWeek> {
  await catchUp(strapi);
  const { today } = await periodOf(strapi, {}, now);
  const count = async (period: Period): Promise<Counted> =>
    addUp(null, await countGroups(strapi, activity, period, null));

  async function weekFrom(from: string): Promise<ThisWeek['now']> {
    const period = { from, to: addDays(from, 6) };
    const { counts, rupees } = await count(period);
    const visits = await visitsBy(strapi, activity, period, null);
    return { counts, visits: addVisits(visits?.values() ?? []), rupees: may.money ? rupees : null };
  }

  async function spentUntil(to: string): Promise<NonNullable<ThisWeek['spent']>['now']> {
    const period = { from: addDays(to, 1 - 7 * spentWeeks), to };
    const { counts } = await count(period);
    const costs = await readCosts(strapi, period, { ...activity, by: 'source' });
    return { cost: addCosts([...costs.values()]), paid: counts.paid };
  }

  const monday = mondayOf(today);
  return {
    now: await weekFrom(monday),
    before: await weekFrom(addDays(monday, -7)),
    spent: may.costs
      ? { now: await spentUntil(today), before: await spentUntil(addDays(today, -7 * spentWeeks)) }
      : null,
  };
}
