import { areas, type Area } from '@lanternway/contracts/audit/deed';
import { fitting, known, readPage, readSearch } from '@lanternway/desk/lists/address';

/** How far back the list goes, in days; `all` to the beginning. */
export const periods = ['1', '7', '30', '90', 'all'] as const;

export type Period = (typeof periods)[number];

export const usualPeriod: Period = '7';

/** What the page's address says. */
export interface LogAddress {
  search: string;
  actor: string | null;
  area: Area | null;
  role: string | null;
  days: Period;
  uid: string | null;
  documentId: string | null;
  page: number;
  pageSize: string | null;
}

export const readAddress = (query: URLSearchParams): LogAddress => ({
  search: readSearch(query),
  actor: fitting(/^[1-9]\d{0,8}$/, query.get('actor')),
  area: known(areas, query.get('area')),
  role: fitting(/^\P{Cc}{1,255}$/u, query.get('role')),
  days: known(periods, query.get('days')) ?? usualPeriod,
  uid: fitting(/^[\w:.-]{1,100}$/, query.get('uid')),
  documentId: fitting(/^[\w-]{1,40}$/, query.get('documentId')),
  page: readPage(query),
  pageSize: fitting(/^\d{2,3}$/, query.get('pageSize')),
});

const dayMs = 24 * 60 * 60_000;

/** The first day of a period in UTC, which ends today; null for all days. */
export const firstDay = (days: Period, now: Date): string | null =>
  days === 'all' ? null : new Date(now.getTime() - (Number(days) - 1) * dayMs).toISOString().slice(0, 10);

/** The filter for the server, without the page. */
export const filterOf = ({ search, actor, area, role, days, uid, documentId }: LogAddress, now: Date) => ({
  search,
  actor,
  area,
  role,
  uid,
  documentId,
  from: firstDay(days, now),
});
