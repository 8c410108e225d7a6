import { leastInGroup, ripeDays, type Funnel, type NumbersFilter } from '@lanternway/contracts/insight/staff';
import type { Core } from '@strapi/strapi';
import { catchUp } from '../keeping/catch-up';
import { readState } from '../keeping/state';
import { addDays, daysBetween } from '../people/days';
import { choicesOf } from './choices';
import { countGroups } from './count-groups';
import { addUp, none } from './counting';
import { paidPercent } from './figures/paid-percent';
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
    ripening: isRipening ? { percent: await usuallyPaid(strapi, { from, to }, today) } : null,
    checkedAt: state.checkedAt === null ? null : new Date(state.checkedAt).toISOString(),
    wrong: state.wrong?.length ?? 0,
    choices: await choicesOf(strapi, { from, to }),
  };
}

const leastPayments = 20;
const monthsLooked = 6;

/**
 * What percentage of their payments the families of this period have usually made by now, judged by six months of families
 * who are old enough. Families of its first days have had more time than those of its last. Null if fewer than twenty of
 * the older families have paid.
 */
async function usuallyPaid(
  strapi: Core.Strapi,
  period: { from: string; to: string },
  today: string,
): Promise<number | null> {
  const to = addDays(today, -ripeDays);
  const from = addDays(to, -monthsLooked * 30);
  const rows = await readRows(
    fitting(strapi, {})
      .whereBetween('lead_day', [from, to])
      .whereNotNull('paid_day')
      .select('paid_after_days')
      .select(strapi.db.connection.raw('count(*) as paid'))
      .groupBy('paid_after_days'),
  );
  const payments = rows.map((row) => ({
    after: numberOf(row['paid_after_days']),
    paid: numberOf(row['paid']),
  }));
  if (payments.reduce((sum, { paid }) => sum + paid, 0) < leastPayments) return null;
  return paidPercent(payments, {
    youngest: Math.max(daysBetween(period.to, today), 0),
    oldest: daysBetween(period.from, today),
  });
}
