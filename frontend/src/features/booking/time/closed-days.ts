import type { Closure } from './calls';
import { shownTime } from './days';

const halfDayMs = 12 * 60 * 60_000;

/**
 * Which of these days are closed on the clock of a zone. A holiday is one day on the clock of the school and parts of two days
 * elsewhere: it counts for the one that has more of it.
 */
export function closedAmong(dates: readonly string[], closed: readonly Closure[], zone: string): string[] {
  const taken = new Set(closed.flatMap((each) => daysTaken(each, zone)));
  return dates.filter((date) => taken.has(date));
}

/** One day for every 24 hours, and for what is left if it is half a day or more: the one in whose middle it is. */
function daysTaken({ from, until }: Closure, zone: string): string[] {
  const days: string[] = [];
  const end = Date.parse(until);
  for (let start = Date.parse(from); end - start >= halfDayMs; start += 2 * halfDayMs) {
    const middle = Math.min(start + halfDayMs, (start + end) / 2);
    days.push(shownTime(new Date(middle).toISOString(), 0, zone).date);
  }
  return days;
}
