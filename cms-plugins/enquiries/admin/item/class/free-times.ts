import type { Preview } from '@lanternway/contracts/classes/staff';
import { classRequest, type ClassRequest } from '@lanternway/contracts/enquiries/staff-item';
import { parse, type Parsed } from '@lanternway/contracts/wire/parse';
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

/** The free times of all teachers by day, on the clock of a zone. None while nobody knows the parent's zone. */
export function freeDaysOf(times: Preview['times'], zone: string): FreeDay[] {
  if (zone === '') return [];
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

/** What is typed into the form of free times. A field that is empty is left out. */
type FreeDraft = Partial<Record<'choice' | 'zone' | 'message' | 'isSure', string>>;

/** Asks for the class as chosen. Without a time zone that is the only fault, as no time can be chosen yet. */
export function askFreeTime(
  { choice = '', zone = '', message = '', isSure }: FreeDraft,
  rest: Pick<ClassRequest, 'minutes' | 'version'>,
): Parsed<ClassRequest> {
  const asked = parse(classRequest, {
    ...(choice === '' || zone === '' ? {} : readChoice(choice, zone)),
    ...{ zone: zone === '' ? undefined : zone, message, link: '', isSure: isSure === 'yes', ...rest },
  });
  if (asked.kind === 'valid' || zone !== '') return asked;
  const faults = Object.entries(asked.errors).filter(([field]) => field !== 'date' && field !== 'time');
  return { ...asked, errors: Object.fromEntries(faults) };
}
