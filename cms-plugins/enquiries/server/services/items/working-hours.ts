import type { WorkingHours } from '@lanternway/contracts/enquiries/staff-privacy';
import { DateTime } from 'luxon';

/** Longer than the longest time to reply, at a desk that works on one day a week. */
const mostDays = 600;

/** The moment after so many hours in which the desk works. */
export function addWorkingHours(start: Date, hours: number, { zone, from, to, days }: WorkingHours): Date {
  let left = hours * 3_600_000;
  const first = DateTime.fromJSDate(start, { zone });
  for (let count = 0; count < mostDays; count += 1) {
    const day = first.plus({ days: count });
    if (!days.includes(day.weekday)) continue;
    const opens = Math.max(atClock(day, from), start.getTime());
    const open = atClock(day, to) - opens;
    if (open <= 0) continue;
    if (left <= open) return new Date(opens + left);
    left -= open;
  }
  return new Date(start.getTime() + hours * 3_600_000);
}

/** Whether the desk works at a moment, and the next moment at which that changes. */
export function stateOfDesk(
  now: Date,
  { zone, from, to, days }: WorkingHours,
): { isOpen: boolean; until: Date } {
  const today = DateTime.fromJSDate(now, { zone });
  for (let count = 0; count <= 7; count += 1) {
    const day = today.plus({ days: count });
    if (!days.includes(day.weekday)) continue;
    const [opens, closes] = [atClock(day, from), atClock(day, to)];
    if (now.getTime() < opens) return { isOpen: false, until: new Date(opens) };
    if (now.getTime() < closes) return { isOpen: true, until: new Date(closes) };
  }
  throw new Error('The desk works on no day of the week.');
}

function atClock(day: DateTime, clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return day.set({ hour, minute, second: 0, millisecond: 0 }).toMillis();
}
