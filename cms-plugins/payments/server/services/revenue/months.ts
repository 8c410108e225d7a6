import type { RevenueQuery } from '@lanternway/contracts/payments/revenue';
import { DateTime } from 'luxon';

export interface Month {
  /** As in 2026-11. */
  month: string;
  from: Date;
  until: Date;
}

const defaultMonths = 12;

/** The months asked for, as the clock of the zone has them; where one end is missing, the twelve next to the other. */
export function monthsOf({ from, to }: RevenueQuery, zone: string, now: Date): Month[] {
  const today = DateTime.fromJSDate(now, { zone }).startOf('month');
  const years = { months: defaultMonths - 1 };
  const last =
    to === undefined ? (from === undefined ? today : start(from, zone).plus(years)) : start(to, zone);
  const first = from === undefined ? last.minus(years) : start(from, zone);
  const months: Month[] = [];
  for (let at = first; at <= last; at = at.plus({ months: 1 })) {
    const until = at.plus({ months: 1 });
    months.push({ month: at.toFormat('yyyy-MM'), from: at.toJSDate(), until: until.toJSDate() });
  }
  return months;
}

const start = (month: string, zone: string): DateTime => DateTime.fromISO(`${month}-01`, { zone });
