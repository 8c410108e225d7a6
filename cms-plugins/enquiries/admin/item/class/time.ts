import { DateTime } from 'luxon';

interface Agreed {
  date: string;
  time: string;
  zone: string;
}

/** The instant of this local time in the zone; null if the zone skips it, or a part is missing. */
export function classInstant({ date, time, zone }: Agreed): string | null {
  if (date === '' || time === '') return null;
  const at = DateTime.fromISO(`${date}T${time}`, { zone });
  // Luxon moves a skipped time to another one.
  return at.isValid && at.toFormat('HH:mm') === time ? at.toUTC().toISO() : null;
}
