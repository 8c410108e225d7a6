import type { Span } from '@lanternway/contracts/classes/staff';
import { touchesCells } from './cells';
import { dayAfter, minuteOf, weekdayOf, type ZoneClock } from './zone-clock';

const minute = 60_000;
const day = 24 * 60 * minute;

/** From one moment to another, in milliseconds since 1970; the end is not included. */
export interface Period {
  from: number;
  until: number;
}

export interface KindRules {
  minutes: number;
  pause: number;
  step: number;
  noticeMinutes: number;
  horizonDays: number;
  perTeacherDay: number;
}

/** The hours of each weekday, from and until as minutes of the day. */
export type Week = ReadonlyMap<number, readonly { from: number; until: number }[]>;

/** What decides when a teacher is free. */
export interface TeacherTime {
  clock: ZoneClock;
  hours: Week;
  extra: readonly Period[];
  off: readonly Period[];
  /** Quarter hours that are taken. */
  busy: ReadonlySet<number>;
  /** When classes begin that have places left, and how many. */
  open: ReadonlyMap<number, number>;
  /** How many classes begin on each day of the teacher's clock. */
  classesOn: ReadonlyMap<string, number>;
}

/** The period in which a time must begin to be offered now. */
export const offeredPeriod = (now: number, { noticeMinutes, horizonDays }: KindRules): Period => ({
  from: now + noticeMinutes * minute,
  until: now + horizonDays * day,
});

/** The moments of a period at which this teacher can begin a class, or has a place in one (BK1), in no order. */
export function freeStarts(teacher: TeacherTime, rules: KindRules, { from, until }: Period): Set<number> {
  const full = fullDays(teacher, rules);
  const starts = new Set<number>();
  const spans = [...workOf(teacher, { from, until: until + rules.minutes * minute }), ...teacher.extra];
  const endOf = endOfWork(spans);
  for (const span of spans) {
    const end = endOf(span);
    for (
      let start = firstStart(span.from, rules.step, from);
      start < Math.min(until, span.until) && start + rules.minutes * minute <= end;
      start += rules.step * minute
    ) {
      if (!starts.has(start) && isFree(teacher, rules, full, start)) starts.add(start);
    }
  }
  for (const start of teacher.open.keys()) if (start >= from && start < until) starts.add(start);
  return starts;
}

/**
 * When the work of a span ends. If another span begins exactly as it ends, such as at midnight, a class may run from one
 * into the other. Times are still counted from the beginning of each span (BK1).
 */
function endOfWork(spans: readonly Period[]): (span: Period) => number {
  const ends = new Map<number, number>();
  for (const { from, until } of spans) ends.set(from, Math.max(until, ends.get(from) ?? until));
  const goesOnUntil = (end: number): number => ends.get(end) ?? end;
  return ({ until }) => {
    let end = until;
    while (goesOnUntil(end) > end) end = goesOnUntil(end);
    return end;
  };
}

/** The first one that is not too soon, counted in steps from the beginning of the span. */
function firstStart(begin: number, step: number, earliest: number): number {
  const missing = Math.max(0, earliest - begin);
  return begin + Math.ceil(missing / (step * minute)) * step * minute;
}

const fullDays = ({ classesOn }: TeacherTime, { perTeacherDay }: KindRules): ReadonlySet<string> =>
  new Set([...classesOn].flatMap(([date, classes]) => (classes >= perTeacherDay ? [date] : [])));

function isFree(
  { clock, off, busy }: TeacherTime,
  rules: KindRules,
  full: ReadonlySet<string>,
  start: number,
): boolean {
  const end = start + rules.minutes * minute;
  if (off.some((away) => away.from < end && away.until > start)) return false;
  if (touchesCells(busy, start, rules.minutes + rules.pause)) return false;
  return full.size === 0 || !full.has(clock.dayAt(start));
}

/** The weekly hours as periods: those that reach into `within`. */
function workOf({ clock, hours }: TeacherTime, within: Period): Period[] {
  if (hours.size === 0) return [];
  const periods: Period[] = [];
  const last = clock.dayAt(within.until);
  let weekday = weekdayOf(clock.dayAt(within.from));
  for (let date = clock.dayAt(within.from); date <= last; date = dayAfter(date)) {
    for (const span of hours.get(weekday) ?? []) {
      const from = clock.momentAt(date, span.from);
      const until = clock.momentAt(date, span.until);
      if (until > from && until > within.from) periods.push({ from, until });
    }
    weekday = (weekday % 7) + 1;
  }
  return periods;
}

export function weekOf(hours: readonly Span[]): Week {
  const spansOn = new Map<number, { from: number; until: number }[]>();
  for (const { weekday, from, until } of hours) {
    const span = { from: minuteOf(from), until: minuteOf(until) };
    const others = spansOn.get(weekday);
    if (others === undefined) spansOn.set(weekday, [span]);
    else others.push(span);
  }
  return spansOn;
}
