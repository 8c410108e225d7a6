import type { FamilyClass } from '@lanternway/contracts/classes/own-class';

/** 'Maths, grade 4' */
export function courseWords(course: FamilyClass['course'], level: number | null): string {
  const name = course === 'math' ? 'Maths' : 'Coding';
  if (level === null) return name;
  return course === 'math' ? `${name}, grade ${String(level)}` : `${name}, age ${String(level)}`;
}

const dayMs = 24 * 60 * 60_000;

/** 'tomorrow', from one date ('2026-11-28') to a later one. */
export function daysUntil(today: string, date: string): string {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / dayMs);
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${String(days)} days`;
}
