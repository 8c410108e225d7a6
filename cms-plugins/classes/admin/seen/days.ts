import type { ClassKind } from '@lanternway/contracts/classes/site';
import type { Preview } from '@lanternway/contracts/classes/staff';
import { DateTime } from 'luxon';

type Times = Preview['times'];

interface Day {
  /** '2026-12-01'. */
  date: string;
  /** 'Tuesday, 1 December'. */
  title: string;
  times: { at: string; clock: string; teachers: Times[number]['teachers'] }[];
}

/** Times by day, on the clock of a zone. */
export function daysOf(times: Times, zone: string): Day[] {
  const days = new Map<string, Day>();
  for (const { at, teachers } of times) {
    const shown = DateTime.fromISO(at, { zone });
    const date = shown.toFormat('yyyy-MM-dd');
    const day = days.get(date) ?? { date, title: shown.toFormat('cccc, d LLLL'), times: [] };
    day.times.push({ at, clock: shown.toFormat('HH:mm'), teachers });
    days.set(date, day);
  }
  return [...days.values()];
}

/** The grades or ages that the form of the site offers for a kind. */
export const levelsOf: Record<ClassKind, { word: string; least: number; most: number }> = {
  'free-math': { word: 'Grade', least: 1, most: 10 },
  'free-coding': { word: 'Age', least: 5, most: 22 },
};

/** What was chosen in the address; the first of each where it says nothing that is known. */
export function readAddress(query: URLSearchParams): { kind: ClassKind; level: number } {
  const kind: ClassKind = query.get('kind') === 'free-coding' ? 'free-coding' : 'free-math';
  const { least, most } = levelsOf[kind];
  const level = Number(query.get('level'));
  return { kind, level: Number.isInteger(level) && level >= least && level <= most ? level : least };
}
