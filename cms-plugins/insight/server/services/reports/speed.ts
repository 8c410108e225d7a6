import type { NumbersFilter, Speed } from '@lanternway/contracts/insight/staff';
import type { Core } from '@strapi/strapi';
import { catchUp } from '../keeping/catch-up';
import { addDays } from '../people/days';
import { fitting, numberOf, periodOf, readRows } from './people';

const lookedDays = 56;

type Column = 'reply_minutes' | 'class_minutes' | 'pay_minutes';

/** How long families wait: the medians of those who came in the last eight weeks of the period. */
export async function readSpeed(strapi: Core.Strapi, filter: NumbersFilter, now: Date): Promise<Speed> {
  await catchUp(strapi);
  const { to } = await periodOf(strapi, filter, now);
  const from = addDays(to, 1 - lookedDays);
  const all = (column: Column, weekday?: number) => {
    const rows = fitting(strapi, filter).whereBetween('lead_day', [from, to]).whereNotNull(column);
    return weekday === undefined ? rows : rows.where('lead_weekday', weekday);
  };
  const median = async (column: Column, weekday?: number) => {
    const [counted] = await readRows(all(column, weekday).count({ count: '*' }));
    const count = numberOf(counted?.['count']);
    if (count === 0) return { minutes: null, count };
    const middle = await readRows(
      all(column, weekday)
        .orderBy(column)
        .offset(Math.floor((count - 1) / 2))
        .limit(count % 2 === 0 ? 2 : 1)
        .select(column),
    );
    const sum = middle.reduce((minutes, row) => minutes + numberOf(row[column]), 0);
    return { minutes: Math.round(sum / middle.length), count };
  };
  const weekdays = [];
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) weekdays.push(await median('reply_minutes', weekday));
  return {
    from,
    reply: await median('reply_minutes'),
    class: await median('class_minutes'),
    pay: await median('pay_minutes'),
    weekdays,
  };
}
