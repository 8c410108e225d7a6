import type { TaughtClass } from '@lanternway/contracts/classes/teaching';
import { DateTime } from 'luxon';

/** The parts of a teacher's day. */
export interface DayParts {
  /** All of today's, whether marked or not. */
  today: TaughtClass[];
  /** Of days before, without a mark. */
  unmarked: TaughtClass[];
  /** Of the days to come. */
  coming: TaughtClass[];
  /** Of days before, with a mark, the latest first. */
  earlier: TaughtClass[];
}

/** Divides classes by the day on the teacher's clock. They come in the order of their times. */
export function partsOf(classes: readonly TaughtClass[], zone: string, now: string): DayParts {
  const today = DateTime.fromISO(now, { zone }).startOf('day');
  const parts: DayParts = { today: [], unmarked: [], coming: [], earlier: [] };
  for (const taught of classes) {
    const day = DateTime.fromISO(taught.startsAt, { zone }).startOf('day');
    if (day.equals(today)) parts.today.push(taught);
    else if (day > today) parts.coming.push(taught);
    else if (taught.state === 'scheduled') parts.unmarked.push(taught);
    else parts.earlier.unshift(taught);
  }
  return parts;
}

/** '2 classes today, 1 class tomorrow' */
export function summaryOf({ today, coming }: DayParts, zone: string, now: string): string {
  const tomorrow = DateTime.fromISO(now, { zone }).plus({ days: 1 });
  const next = coming.filter(({ startsAt }) => DateTime.fromISO(startsAt, { zone }).hasSame(tomorrow, 'day'));
  const counted = (count: number, day: string) =>
    count === 0 ? null : `${String(count)} ${count === 1 ? 'class' : 'classes'} ${day}`;
  const said = [counted(today.length, 'today'), counted(next.length, 'tomorrow')].filter(
    (part) => part !== null,
  );
  return said.length === 0 ? 'no class today or tomorrow' : said.join(', ');
}
