import { leastInGroup, ripeDays, type Funnel, type NumbersFilter } from '@lanternway/contracts/insight/staff';
import type { Core } from '@strapi/strapi';
import { catchUp } from '../keeping/catch-up';
import { readState } from '../keeping/state';
import { addDays, daysBetween } from '../people/days';
import { choicesOf } from './choices';
import { countGroups } from './count-groups';
import { addUp, none } from './counting';
import { shownVisits, visitsBy } from './visits';
import { fitting, hasFilter, numberOf, periodOf, readRows } from './people';

/** How many families came, and how many of them came to each step. */
export async function readFunnel(
  strapi: Core.Strapi,
  filter: NumbersFilter,
  maySeeMoney: boolean,
  now: Date,
): Promise<Funnel> {
  await catchUp(strapi);
  const { from, to, zone, today } = await periodOf(strapi, filter, now);
  const { counts, listed, known, money } = addUp(null, await countGroups(strapi, filter, { from, to }, null));
  const isFew = hasFilter(filter) && Math.max(counts.leads, counts.booked, counts.paid) < leastInGroup;
  const state = await readState(strapi);
  const age = daysBetween(to, today);
  const isRipening = filter.view === 'cohort' && age < ripeDays && counts.leads > 0;
  return {
    ...{ from, to, zone },
    counts: isFew ? null : counts,
    listed: isFew ? none : listed,
    visits: shownVisits((await visitsBy(strapi, filter, { from, to }, null))?.get('')),
    known: isFew ? { paid: 0, known: 0, heard: 0 } : { paid: counts.paid, ...known },
    money: maySeeMoney && !isFew ? money : null,
    ripening: isRipening ? { percent: await usuallyPaid(strapi, Math.max(age, 0), today) } : null,
    checkedAt: state.checkedAt === null ? null : new Date(state.checkedAt).toISOString(),
    wrong: state.wrong?.length ?? 0,
    choices: await choicesOf(strapi, { from, to }),
  };
}

const leastPayments = 20;
const monthsLooked = 6;

/**
 * How many percent of the payments had come of families of this age, by the last six months of families who are old
 * enough. Null where they have paid fewer than twenty times.
 */
async function usuallyPaid(strapi: Core.Strapi, age: number, today: string): Promise<number | null> {
  const to = addDays(today, -ripeDays);
  const from = addDays(to, -monthsLooked * 30);
  const [row] = await readRows(
    fitting(strapi, {})
      .whereBetween('lead_day', [from, to])
      .whereNotNull('paid_day')
      .select(
        strapi.db.connection.raw(
          'count(*) as paid, sum(case when paid_after_days <= ? then 1 else 0 end) as soon',
          [age],
        ),
      ),
  );
  const paid = numberOf(row?.['paid']);
  return paid < leastPayments ? null : Math.round((100 * numberOf(row?.['soon'])) / paid);
}
