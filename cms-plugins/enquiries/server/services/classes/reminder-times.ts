import { DateTime } from 'luxon';

/** Minutes before a class at which its parent is reminded. */
export const reminders = [24 * 60, 60] as const;

export type Reminder = (typeof reminders)[number];

const minute = 60_000;
const hour = 60 * minute;

/** A reminder is left out if the parent agreed on the time less than this long before it. */
const freshMs = 3 * hour;

interface Agreed {
  startsAt: Date;
  zone: string;
  /** When this time was agreed and mailed to the parent; null for classes from before this was stored. */
  agreedAt: Date | null;
}

/** Whether a reminder is to go out now. One that is late by more than half its time is left out. */
export function isDue(reminder: Reminder, { startsAt, zone, agreedAt }: Agreed, now: Date): boolean {
  if (startsAt <= now) return false;
  const exact = new Date(startsAt.getTime() - reminder * minute);
  const due = reminder === 60 ? exact : awake(exact, zone);
  const late = now.getTime() - due.getTime();
  if (late < 0 || late > (reminder * minute) / 2) return false;
  return agreedAt === null || due.getTime() - agreedAt.getTime() >= freshMs;
}

/** A reminder due between 22:00 and 07:00 on the parent's clock goes out at 20:00 before that night. */
function awake(due: Date, zone: string): Date {
  const shown = DateTime.fromJSDate(due, { zone });
  const isEvening = shown.hour >= 22;
  if (!isEvening && shown.hour >= 7) return due;
  const day = isEvening ? shown : shown.minus({ days: 1 });
  return day.set({ hour: 20, minute: 0, second: 0, millisecond: 0 }).toJSDate();
}
