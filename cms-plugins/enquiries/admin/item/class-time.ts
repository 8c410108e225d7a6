import { DateTime } from 'luxon';

interface Agreed {
  date: string;
  time: string;
  zone: string;
}

/** The instant at which the clocks of a zone show this; null where they never do, or not all is known yet. */
export function classInstant({ date, time, zone }: Agreed): string | null {
  if (date === '' || time === '') return null;
  const at = DateTime.fromISO(`${date}T${time}`, { zone });
  // Where the clocks go forward, the time between is taken for another.
  return at.isValid && at.toFormat('HH:mm') === time ? at.toUTC().toISO() : null;
}
