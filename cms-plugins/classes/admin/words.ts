import type { ClassException, Span, TeacherRow } from '@lanternway/contracts/classes/staff';
import { weekdays } from '@lanternway/contracts/fields/weekdays';
import { DateTime } from 'luxon';

/* Hours and times in words. */

/** 1 is Monday. */
export const weekdayName = (weekday: number): string => weekdays[weekday - 1] ?? '';

const shortName = (weekday: number): string => weekdayName(weekday).slice(0, 3);

/** 'Mon, Wed 16:00–19:00; Sat 09:30–13:30': days with the same hours together. Empty where there are none. */
export function hoursInWords(hours: readonly Span[]): string {
  const daysOf = new Map<string, number[]>();
  for (const [index] of weekdays.entries()) {
    const weekday = index + 1;
    const spans = hours.filter((span) => span.weekday === weekday);
    if (spans.length === 0) continue;
    const times = spans
      .map(({ from, until }) => `${from}–${until}`)
      .sort()
      .join(', ');
    daysOf.set(times, [...(daysOf.get(times) ?? []), weekday]);
  }
  return [...daysOf].map(([times, days]) => `${daysInWords(days)} ${times}`).join('; ');
}

/** 'Mon–Fri' from three days in a row on, otherwise 'Mon, Wed'. */
function daysInWords(days: readonly number[]): string {
  const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0];
  if (days.length > 2 && last - first === days.length - 1) return `${shortName(first)}–${shortName(last)}`;
  return days.map(shortName).join(', ');
}

/** 'Maths, grades 1 to 6; Coding, ages 5 to 9'. Empty where they teach nobody. */
export const levelsInWords = ({ grades, ages }: Pick<TeacherRow, 'grades' | 'ages'>): string =>
  [
    grades === null ? null : `Maths, ${rangeInWords('grade', grades)}`,
    ages === null ? null : `Coding, ${rangeInWords('age', ages)}`,
  ]
    .filter((part) => part !== null)
    .join('; ');

const rangeInWords = (word: string, { from, to }: { from: number; to: number }): string =>
  from === to ? `${word} ${String(from)}` : `${word}s ${String(from)} to ${String(to)}`;

/** 'Tue 14:05', on the clock of a zone. */
export const clockIn = (zone: string, now: Date): string =>
  DateTime.fromJSDate(now).setZone(zone).toFormat('ccc HH:mm');

/** 'Tue, 1 Dec 2026, 16:00', on the clock of a zone. */
export const momentIn = (iso: string, zone: string): string =>
  DateTime.fromISO(iso, { zone }).toFormat('ccc, d LLL yyyy, HH:mm');

const dayFormat = 'ccc, d LLL yyyy';

/** When it holds, on the clock on which it was set: whole days without times. */
export function periodInWords({
  startsAt,
  endsAt,
  zone,
}: Pick<ClassException, 'startsAt' | 'endsAt' | 'zone'>): string {
  const from = DateTime.fromISO(startsAt, { zone });
  const until = DateTime.fromISO(endsAt, { zone });
  if (isMidnight(from) && isMidnight(until)) {
    const [first, last] = [from.toFormat(dayFormat), until.minus({ minutes: 1 }).toFormat(dayFormat)];
    return first === last ? first : `${first} to ${last}`;
  }
  if (from.hasSame(until.minus({ minutes: 1 }), 'day'))
    return `${from.toFormat(dayFormat)}, ${from.toFormat('HH:mm')}–${isMidnight(until) ? '24:00' : until.toFormat('HH:mm')}`;
  return `${momentIn(startsAt, zone)} to ${momentIn(endsAt, zone)}`;
}

const isMidnight = (at: DateTime): boolean => at.equals(at.startOf('day'));
