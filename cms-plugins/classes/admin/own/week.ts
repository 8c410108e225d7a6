import type { OwnAway } from '@lanternway/contracts/classes/own-away';
import type { TaughtClass } from '@lanternway/contracts/classes/teaching';
import { DateTime } from 'luxon';

/** A day of a teacher's week. */
export interface OwnDay {
  /** '2026-11-23' */
  day: string;
  /** 'Monday, 23 November' */
  name: string;
  isToday: boolean;
  classes: TaughtClass[];
  /** 'all day', '10:00–12:00': when they do not teach. */
  away: string[];
}

/** How many weeks a teacher can look ahead: as far as their classes are known. */
export const weeksAhead = 3;

/** Monday to Sunday on the teacher's clock, so many weeks from this one. */
export function weekOf(
  ahead: number,
  {
    classes,
    away,
    zone,
    now,
  }: { classes: readonly TaughtClass[]; away: OwnAway['times']; zone: string; now: string },
): OwnDay[] {
  const today = DateTime.fromISO(now, { zone }).startOf('day');
  const monday = today.startOf('week').plus({ weeks: ahead });
  return [0, 1, 2, 3, 4, 5, 6].map((after) => {
    const at = monday.plus({ days: after });
    return {
      day: at.toISODate() ?? '',
      name: at.toFormat('cccc, d LLLL'),
      isToday: at.equals(today),
      classes: classes.filter(({ startsAt }) => DateTime.fromISO(startsAt, { zone }).hasSame(at, 'day')),
      away: away.flatMap((time) => awayOn(at, time, zone)),
    };
  });
}

function awayOn(day: DateTime, { startsAt, endsAt }: OwnAway['times'][number], zone: string): string[] {
  const end = day.plus({ days: 1 });
  const from = DateTime.max(DateTime.fromISO(startsAt, { zone }), day);
  const until = DateTime.min(DateTime.fromISO(endsAt, { zone }), end);
  if (until <= from) return [];
  if (from.equals(day) && until.equals(end)) return ['all day'];
  return [`${from.toFormat('HH:mm')}–${until.equals(end) ? '24:00' : until.toFormat('HH:mm')}`];
}
