import { DateTime } from 'luxon';

/** The time zone of the browser. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** 'Asia/Ho_Chi_Minh' as 'Asia/Ho Chi Minh'. */
export const formatZone = (zone: string): string => zone.replaceAll('_', ' ');

/** The instant at which the clocks of a zone show this; null where they never do, or not all is known yet. */
export function instantOf(date: string, time: string, zone: string): Date | null {
  if (date === '' || time === '') return null;
  const at = DateTime.fromISO(`${date}T${time}`, { zone });
  // Where the clocks go forward, the time between is taken for another.
  return at.isValid && at.toFormat('HH:mm') === time ? at.toJSDate() : null;
}
