import type { NumbersFilter, Speed } from '@lanternway/contracts/insight/staff';
import type { Core } from '@strapi/strapi';
import { catchUp } from '../keeping/catch-up';
import { addDays } from '../people/days';
import { medianOf, type Waits } from './figures/median';
import { fitting, numberOf, periodOf, readRows, type Period } from './people';

const lookedDays = 56;
const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** How long families wait: the medians of those who came in the last eight weeks of the period. */
export async function readSpeed(strapi: Core.Strapi, filter: NumbersFilter, now: Date): Promise<Speed> {
  await catchUp(strapi);
  const { to } = await periodOf(strapi, filter, now);
  const period = { from: addDays(to, 1 - lookedDays), to };
  const replies = await readWaits(strapi, filter, period, 'reply_minutes', 'lead_weekday');
  return {
    from: period.from,
    reply: medianOf(replies),
    class: medianOf(await readWaits(strapi, filter, period, 'class_minutes')),
    pay: medianOf(await readWaits(strapi, filter, period, 'pay_minutes')),
    weekdays: weekdays.map((weekday) => medianOf(replies.filter((row) => row.weekday === weekday))),
  };
}

/** How many waited for how long: one statement, however many medians are made of it. */
async function readWaits(
  strapi: Core.Strapi,
  filter: NumbersFilter,
  { from, to }: Period,
  column: 'reply_minutes' | 'class_minutes' | 'pay_minutes',
  by?: 'lead_weekday',
): Promise<Waits[]> {
  const keys = by === undefined ? [column] : [by, column];
  const rows = await readRows(
    fitting(strapi, filter)
      .whereBetween('lead_day', [from, to])
      .whereNotNull(column)
      .groupBy(keys)
      .select(...keys)
      .count({ families: '*' }),
  );
  return rows.map((row) => ({
    weekday: numberOf(row['lead_weekday']),
    minutes: numberOf(row[column]),
    families: numberOf(row['families']),
  }));
}
