import { isTimeZone } from '@lanternway/contracts/fields/time-zones';
import { DateTime } from 'luxon';

/** The zone a filter names, UTC where it names none that is known: a wrong one is no reason to show nothing. */
export const zoneOf = (zone: string | undefined): string =>
  zone !== undefined && isTimeZone(zone) ? zone : 'UTC';

/** From its first moment to that of the day after, as the clocks of `zone` show it. Null where there is no such day. */
export function dayOf(day: string, zone: string): { from: Date; to: Date } | null {
  const start = DateTime.fromISO(day, { zone }).startOf('day');
  return start.isValid ? { from: start.toJSDate(), to: start.plus({ days: 1 }).toJSDate() } : null;
}

/** The next `days` days, today among them. */
export function daysFrom(now: Date, days: number, zone: string): { from: Date; to: Date } {
  const start = DateTime.fromJSDate(now, { zone }).startOf('day');
  return { from: start.toJSDate(), to: start.plus({ days }).toJSDate() };
}
