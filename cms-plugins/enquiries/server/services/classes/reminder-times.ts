import { DateTime } from 'luxon';

/** Minutes before a class at which its parent is reminded. */
export const reminders = [24 * 60, 60] as const;

export type Reminder = (typeof reminders)[number];

const minute = 60_000;
const hour = 60 * minute;

/** Who has agreed on the time so shortly before needs no reminder. */
const freshMs = 3 * hour;

interface Agreed {
  startsAt: Date;
  zone: string;
  /** When the parent was told this time; null of classes that were agreed before that was kept. */
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

/** Nobody is written to between 22:00 and 07:00 on their own clock, but at 20:00 before. */
function awake(due: Date, zone: string): Date {
  const shown = DateTime.fromJSDate(due, { zone });
  const isEvening = shown.hour >= 22;
  if (!isEvening && shown.hour >= 7) return due;
  const day = isEvening ? shown : shown.minus({ days: 1 });
  return day.set({ hour: 20, minute: 0, second: 0, millisecond: 0 }).toJSDate();
}
