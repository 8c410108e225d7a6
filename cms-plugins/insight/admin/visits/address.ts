import { visitGroupings, type VisitGrouping } from '@lanternway/contracts/insight/visits-staff';
import { fitting, known } from '@lanternway/desk/lists/address';

/** How many days are shown, up to today. */
export const periods = ['7', '28', '91', '182', '365'] as const;

export type Period = (typeof periods)[number];

export const usualPeriod: Period = '28';

/** What the page's address says. */
export interface VisitsAddress {
  days: Period;
  by: VisitGrouping;
  /** The visits to which the numbers are narrowed. */
  only: Partial<Record<VisitGrouping, string>>;
}

export const readAddress = (query: URLSearchParams): VisitsAddress => ({
  days: known(periods, query.get('days')) ?? usualPeriod,
  by: known(visitGroupings, query.get('by')) ?? 'path',
  only: Object.fromEntries(
    visitGroupings.flatMap((name) => {
      const value = fitting(/^\P{Cc}{1,100}$/u, query.get(name));
      return value === null ? [] : [[name, value]];
    }),
  ),
});

const dayMs = 24 * 60 * 60_000;

/** The browser's day, such as 2026-11-20. Canada writes days as ISO does. */
export const browserDay = (now: Date): string => now.toLocaleDateString('en-CA');

/** The query for the server. */
export function queryOf({ days, by, only }: VisitsAddress, today: string): Record<string, string> {
  const first = Date.parse(today) - (Number(days) - 1) * dayMs;
  return { from: new Date(first).toISOString().slice(0, 10), to: today, by, ...only };
}
