import type { PlannedClass, PlannedTeacher, Timetable } from '@lanternway/contracts/enquiries/staff-classes';
import { DateTime } from 'luxon';

/** A day of a week, on the clock that was chosen. */
export interface PlanDay {
  date: string;
  /** 'Mon 23 Nov' */
  title: string;
}

export type PlanEntry =
  | { kind: 'class'; clock: string; planned: PlannedClass }
  | { kind: 'held'; clock: string }
  | { kind: 'off'; title: string };

export interface PlanRow {
  /** Null: classes that take no teacher's time. */
  teacher: PlannedTeacher | null;
  /** One list for each day. */
  days: PlanEntry[][];
  count: number;
}

interface Week {
  from: string;
  until: string;
  days: PlanDay[];
  /** The Mondays of the weeks before and after it. */
  before: string;
  after: string;
}

/** The week of a day, or the present week if the day is missing or invalid. */
export function weekOf(now: Date, zone: string, day: string | null): Week {
  const chosen = DateTime.fromISO(day ?? '', { zone });
  const monday = (chosen.isValid ? chosen : DateTime.fromJSDate(now, { zone })).startOf('week');
  const days = Array.from({ length: 7 }, (_, index) => {
    const at = monday.plus({ days: index });
    return { date: at.toFormat('yyyy-MM-dd'), title: at.toFormat('ccc d LLL') };
  });
  return {
    from: isoOf(monday),
    until: isoOf(monday.plus({ weeks: 1 })),
    days,
    before: monday.minus({ weeks: 1 }).toFormat('yyyy-MM-dd'),
    after: monday.plus({ weeks: 1 }).toFormat('yyyy-MM-dd'),
  };
}

/** Today on this clock, from midnight to midnight. */
export function dayOf(now: Date, zone: string): { from: string; until: string; title: string } {
  const start = DateTime.fromJSDate(now, { zone }).startOf('day');
  return {
    from: isoOf(start),
    until: isoOf(start.plus({ days: 1 }).startOf('day')),
    title: start.toFormat('cccc, d LLLL'),
  };
}

const isoOf = (at: DateTime): string => at.toUTC().toISO({ precision: 'milliseconds' }) ?? '';

/** Who does what on which day. Classes by hand come first, then the teachers in the site's order. */
export function planOf(
  { teachers, classes, held, offs }: Timetable,
  days: readonly PlanDay[],
  zone: string,
): PlanRow[] {
  const rowOf = (teacher: PlannedTeacher | null): PlanRow => {
    const key = teacher?.key ?? null;
    const own = classes.filter(({ teacherKey }) => teacherKey === key);
    const ownHeld = held.filter(({ teacherKey }) => teacherKey === key);
    const away = key === null ? [] : offs.filter((off) => off.teacherKey === null || off.teacherKey === key);
    return {
      teacher,
      count: own.length,
      days: days.map(({ date }) => [
        ...away
          .filter((off) => isOn(date, off, zone))
          .map(({ title }): PlanEntry => ({ kind: 'off', title })),
        ...[
          ...own.map((planned): [string, PlanEntry] => [
            planned.startsAt,
            { kind: 'class', clock: clockOf(planned.startsAt, zone), planned },
          ]),
          ...ownHeld.map(({ startsAt }): [string, PlanEntry] => [
            startsAt,
            { kind: 'held', clock: clockOf(startsAt, zone) },
          ]),
        ]
          .filter(([at]) => dateOf(at, zone) === date)
          .sort(([a], [b]) => a.localeCompare(b))
          .map(([, entry]) => entry),
      ]),
    };
  };
  const byHand = rowOf(null);
  return [...(byHand.count === 0 ? [] : [byHand]), ...teachers.map(rowOf)];
}

export const clockOf = (at: string, zone: string): string => DateTime.fromISO(at, { zone }).toFormat('HH:mm');

const dateOf = (at: string, zone: string): string => DateTime.fromISO(at, { zone }).toFormat('yyyy-MM-dd');

function isOn(date: string, { startsAt, endsAt }: { startsAt: string; endsAt: string }, zone: string) {
  const start = DateTime.fromISO(date, { zone });
  const end = start.plus({ days: 1 });
  return DateTime.fromISO(startsAt) < end && DateTime.fromISO(endsAt) > start;
}
