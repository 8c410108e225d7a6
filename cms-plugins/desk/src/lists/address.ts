/* What the address of a list says. Nothing of it is kept elsewhere, so that Back works and a list is a link. */

/** The name that Strapi's own parts know a search by: they keep it whole when they turn pages. */
export const searchName = '_q';

export const readSearch = (query: URLSearchParams): string =>
  (query.get(searchName) ?? '').replace(/\p{Cc}/gu, '').slice(0, 100);

export const readPage = (query: URLSearchParams): number =>
  Number(fitting(/^[1-9]\d{0,4}$/, query.get('page')) ?? 1);

/** '2026-11-20', where such a part is there. */
export const readDay = (query: URLSearchParams, part: string): string | null =>
  fitting(/^\d{4}-\d{2}-\d{2}$/, query.get(part));

export const known = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((one) => one === value) ?? null;

export const fitting = (pattern: RegExp, value: string | null): string | null =>
  value !== null && pattern.test(value) ? value : null;

/** The address with some of it changed; an empty value takes a part away. Another choice begins at the first page. */
export function withChange(query: URLSearchParams, change: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('page');
  for (const [part, value] of Object.entries(change)) {
    if (value === '') next.delete(part);
    else next.set(part, value);
  }
  return next;
}

/** Without the search and the parts that narrow what is shown; all else, such as the order, stays. */
export const withoutFilter = (query: URLSearchParams, narrowing: readonly string[]): URLSearchParams =>
  withChange(query, Object.fromEntries([...narrowing, searchName].map((part) => [part, ''])));

/** What is asked of the server: all that is said. */
export const askFor = (parts: Record<string, string | null>): string =>
  new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value]])),
  ).toString();
