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

/** The query for the server. The days are those of the browser: the site's may already be one further. */
export function queryOf({ days, by, only }: VisitsAddress, now: Date): Record<string, string> {
  const dayAgo = (ago: number) => {
    const at = new Date(now.getTime() - ago * dayMs);
    return [at.getFullYear(), at.getMonth() + 1, at.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  };
  return { from: dayAgo(Number(days) - 1), to: dayAgo(0), by, ...only };
}
