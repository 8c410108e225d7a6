import { ripeDays, type Cohort, type NumbersFilter, type Week } from '@lanternway/contracts/insight/staff';
import type { Core } from '@strapi/strapi';
import { catchUp } from '../keeping/catch-up';
import { addDays, daysBetween, mondayOf } from '../people/days';
import { dayColumns, fitting, numberOf, periodOf, readRows, type Period } from './people';
import { visitsBy } from './visits';

const weekCount = 26;
const stages = ['leads', 'booked', 'attended', 'paid'] as const;

/** What happened in each of the last 26 weeks, which end with the period. */
export async function readWeeks(strapi: Core.Strapi, filter: NumbersFilter, now: Date): Promise<Week[]> {
  await catchUp(strapi);
  const { to, today } = await periodOf(strapi, filter, now);
  const last = mondayOf(to);
  const weeks = Array.from({ length: weekCount }, (_, index): Week => {
    const monday = addDays(last, (index + 1 - weekCount) * 7);
    const isRipening = daysBetween(addDays(monday, 6), today) < ripeDays;
    return { monday, visits: null, leads: 0, booked: 0, attended: 0, paid: 0, isRipening };
  });
  const [first] = weeks;
  if (first === undefined) return weeks;
  for (const stage of stages) {
    const column = dayColumns[stage];
    const rows = await readRows(
      fitting(strapi, filter)
        .whereBetween(column, [first.monday, addDays(last, 6)])
        .groupBy(column)
        .select(strapi.db.connection.raw(`${column} as day, count(*) as families`)),
    );
    for (const row of rows) {
      const week = weeks[Math.floor(daysBetween(first.monday, String(row['day'])) / 7)];
      if (week !== undefined) week[stage] += numberOf(row['families']);
    }
  }
  await countVisits(strapi, filter, weeks, { from: first.monday, to: addDays(last, 6) });
  return weeks;
}

async function countVisits(
  strapi: Core.Strapi,
  filter: NumbersFilter,
  weeks: readonly Week[],
  period: Period,
): Promise<void> {
  const days = await visitsBy(strapi, filter, period, 'day');
  if (days === null) return;
  for (const week of weeks) week.visits = 0;
  for (const [day, { visits }] of days) {
    const week = weeks[Math.floor(daysBetween(period.from, day) / 7)];
    if (week !== undefined) week.visits = (week.visits ?? 0) + visits;
  }
}

const monthCount = 12;

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const monthName = (number: number): string =>
  `${String(Math.floor(number / 12))}-${String((number % 12) + 1).padStart(2, '0')}`;

/** The families of each of the last twelve months, and by when how many had paid who did not get all back. */
export async function readCohorts(strapi: Core.Strapi, filter: NumbersFilter, now: Date): Promise<Cohort[]> {
  await catchUp(strapi);
  const { to, today } = await periodOf(strapi, filter, now);
  const last = monthNumber(to);
  const present = monthNumber(today);
  const first = last - monthCount + 1;
  const came = () =>
    fitting(strapi, filter).whereBetween('lead_day', [`${monthName(first)}-01`, `${monthName(last)}-31`]);
  const { connection } = strapi.db;
  // By the day, which is the order of the index; months are made of 365 sums and not of all families.
  const days = await readRows(
    came().groupBy('lead_day').select(connection.raw('lead_day as day, count(*) as families')),
  );
  const paid = await readRows(
    came()
      .whereNotNull('paid_day')
      .where('is_kept', true)
      .groupByRaw('substr(lead_day, 1, 7), substr(paid_day, 1, 7)')
      .select(
        connection.raw(
          'substr(lead_day, 1, 7) as month, substr(paid_day, 1, 7) as paid, count(*) as families',
        ),
      ),
  );
  const months = Array.from({ length: monthCount }, (_, index) =>
    cohortOf(first + index, Math.max(present - first - index, 0), { days, paid }, today),
  );
  return months.slice(
    Math.max(
      months.findIndex(({ leads }) => leads > 0),
      0,
    ),
  );
}

interface Came {
  days: readonly Record<string, unknown>[];
  paid: readonly Record<string, unknown>[];
}

function cohortOf(number: number, monthsSince: number, { days, paid: all }: Came, today: string): Cohort {
  const month = monthName(number);
  const own = days.filter((row) => String(row['day']).startsWith(month));
  const paid = all.filter((row) => row['month'] === month);
  const sum = (some: typeof own) => some.reduce((families, row) => families + numberOf(row['families']), 0);
  return {
    month,
    leads: sum(own),
    paidBy: Array.from({ length: Math.min(monthsSince, 5) + 1 }, (_, months) =>
      // A family that had paid before its first form counts from the month of the form on.
      sum(paid.filter((row) => monthNumber(String(row['paid'])) - number <= months)),
    ),
    isRipening: daysBetween(`${monthName(number + 1)}-01`, today) < ripeDays,
  };
}
