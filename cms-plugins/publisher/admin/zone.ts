import { DateTime } from 'luxon';

/** The instant of this local time in the zone; null if the zone skips it, or a part is missing. */
export function instantOf(date: string, time: string, zone: string): Date | null {
  if (date === '' || time === '') return null;
  const at = DateTime.fromISO(`${date}T${time}`, { zone });
  // Luxon moves a skipped time to another one.
  return at.isValid && at.toFormat('HH:mm') === time ? at.toJSDate() : null;
}
