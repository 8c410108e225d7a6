import type { VisitDay } from '@lanternway/contracts/insight/visits-staff';

/** What the chart draws of a day or a week. */
export interface Point {
  /** The day, or the Monday of the week: 2026-11-23. */
  day: string;
  visits: number;
  views: number;
}

const dayMs = 24 * 60 * 60_000;

const mondayOf = (day: string): string => {
  const at = new Date(day);
  return new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * dayMs).toISOString().slice(0, 10);
};

/** The days added up to weeks from Monday. The first and the last may not be whole. */
export function weeksOf(days: readonly VisitDay[]): Point[] {
  const weeks = new Map<string, Point>();
  for (const { day, visits, views } of days) {
    const monday = mondayOf(day);
    const week = weeks.get(monday) ?? { day: monday, visits: 0, views: 0 };
    weeks.set(monday, { day: monday, visits: week.visits + visits, views: week.views + views });
  }
  return [...weeks.values()];
}

/** More points than this are drawn as weeks. */
const mostDays = 92;

export const pointsOf = (days: readonly VisitDay[]): { points: readonly Point[]; areWeeks: boolean } =>
  days.length > mostDays ? { points: weeksOf(days), areWeeks: true } : { points: days, areWeeks: false };
