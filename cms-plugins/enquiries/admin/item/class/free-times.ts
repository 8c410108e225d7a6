import type { Preview } from '@lanternway/contracts/classes/staff';
import { DateTime } from 'luxon';

/** A time of a teacher that can be booked. */
export interface FreeChoice {
  /** The moment and the teacher's key. */
  value: string;
  /** '17:00 · Ananya R.' */
  label: string;
}

export interface FreeDay {
  date: string;
  /** 'Sat, 28 Nov 2026' */
  label: string;
  choices: FreeChoice[];
}

/** The free times of all teachers by day, on the clock of a zone. */
export function freeDaysOf(times: Preview['times'], zone: string): FreeDay[] {
  const days = new Map<string, FreeDay>();
  for (const { at, teachers } of times) {
    const shown = DateTime.fromISO(at, { zone });
    const date = shown.toFormat('yyyy-MM-dd');
    const day = days.get(date) ?? { date, label: shown.toFormat('ccc, d LLL yyyy'), choices: [] };
    for (const { key, name } of teachers)
      day.choices.push({ value: `${at} ${key}`, label: `${shown.toFormat('HH:mm')} · ${name}` });
    days.set(date, day);
  }
  return [...days.values()];
}

/** What a choice says, as a class is asked for: date and time on the clock of the zone, and whose time it takes. */
export function readChoice(value: string, zone: string): { date: string; time: string; teacherKey: string } {
  const [at = '', teacherKey = ''] = value.split(' ');
  const shown = DateTime.fromISO(at, { zone });
  return { date: shown.toFormat('yyyy-MM-dd'), time: shown.toFormat('HH:mm'), teacherKey };
}
