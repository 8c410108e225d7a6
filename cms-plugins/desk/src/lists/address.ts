import { readFamilyList } from '@lanternway/contracts/insight/family-list';

/* The address of a list holds its whole state, so Back works and a list can be shared as a link. */

/** Strapi's own components use this name for a search; they keep it when they change pages. */
export const searchName = '_q';

export const readSearch = (query: URLSearchParams): string =>
  (query.get(searchName) ?? '').replace(/\p{Cc}/gu, '').slice(0, 100);

export const readPage = (query: URLSearchParams): number =>
  Number(fitting(/^[1-9]\d{0,4}$/, query.get('page')) ?? 1);

/** Such as '2026-11-20'; null if missing or not a date. */
export const readDay = (query: URLSearchParams, part: string): string | null =>
  fitting(/^\d{4}-\d{2}-\d{2}$/, query.get(part));

/** The families behind a number; null where it names none. */
export const readFamilies = (query: URLSearchParams): string | null => {
  const written = query.get('families') ?? '';
  return readFamilyList(written) === null ? null : written;
};

export const known = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((one) => one === value) ?? null;

export const fitting = (pattern: RegExp, value: string | null): string | null =>
  value !== null && pattern.test(value) ? value : null;

/** The address with some parts changed; an empty value removes a part. Every change goes back to the first page. */
export function withChange(query: URLSearchParams, change: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('page');
  for (const [part, value] of Object.entries(change)) {
    if (value === '') next.delete(part);
    else next.set(part, value);
  }
  return next;
}

/** Without the search and filters; the rest, such as the sort, stays. */
export const withoutFilter = (query: URLSearchParams, narrowing: readonly string[]): URLSearchParams =>
  withChange(query, Object.fromEntries([...narrowing, searchName].map((part) => [part, ''])));

/** The query for the server: all parts with a value. */
export const askFor = (parts: Record<string, string | null>): string =>
  new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value]])),
  ).toString();
