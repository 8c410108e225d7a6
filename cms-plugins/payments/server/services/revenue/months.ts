import type { EarlierTime, RevenueQuery } from '@lanternway/contracts/payments/revenue';
import { DateTime } from 'luxon';

export interface Month {
  /** As in 2026-11. */
  month: string;
  from: Date;
  until: Date;
}

const defaultMonths = 12;

/**
 * The months asked for, in the clock of the zone. If one end is missing, the twelve months next to the other end, but none
 * that has not begun.
 */
export function monthsOf({ from, to }: RevenueQuery, zone: string, now: Date): Month[] {
  const today = DateTime.fromJSDate(now, { zone }).startOf('month');
  const others = { months: defaultMonths - 1 };
  const begin = from === undefined ? null : start(from, zone);
  const open = begin === null ? today : DateTime.max(begin, DateTime.min(begin.plus(others), today));
  const last = to === undefined ? open : start(to, zone);
  const first = begin ?? last.minus(others);
  const months: Month[] = [];
  for (let at = first; at <= last; at = at.plus({ months: 1 })) {
    const until = at.plus({ months: 1 });
    months.push({ month: at.toFormat('yyyy-MM'), from: at.toJSDate(), until: until.toJSDate() });
  }
  return months;
}

/**
 * The earlier time that these months are compared with. Of the last month only the part until now counts, so that half a
 * month is not compared with a whole one.
 */
export function earlierThan(
  months: readonly Month[],
  against: EarlierTime | undefined,
  zone: string,
  now: Date,
): Month & { first: string; last: string } {
  const at = (time: Date | undefined) => DateTime.fromJSDate(time ?? now, { zone });
  const [begins, ends] = [at(months[0]?.from), at(months.at(-1)?.until)];
  const today = at(now);
  const back = against === 'year' ? { years: 1 } : { months: months.length };
  const from = begins.minus(back);
  const until = (today > begins && today < ends ? today : ends).minus(back);
  return {
    ...{ month: from.toFormat('yyyy-MM'), from: from.toJSDate(), until: until.toJSDate() },
    ...{ first: from.toFormat('yyyy-MM-dd'), last: until.minus({ milliseconds: 1 }).toFormat('yyyy-MM-dd') },
  };
}

const start = (month: string, zone: string): DateTime => DateTime.fromISO(`${month}-01`, { zone });

/** The beginning of the day on the clock of a place, which is IANA's name of its zone. */
export const midnightIn = (zone: string, now: Date): Date =>
  DateTime.fromJSDate(now, { zone }).startOf('day').toJSDate();
