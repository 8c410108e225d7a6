/*
 * The limits of a query to the content API. Strapi checks each field to sort or filter by against the model, at almost
 * a millisecond each, and the database does the work. The limits leave enough for the site's build and for tools.
 */
const most: Record<string, number> = { sort: 4, filters: 16, fields: 40, populate: 40 };

/** The first part of a parsed query that asks for too much, or null. */
export function findGreedy(query: Record<string, unknown>): string | null {
  const greedy = Object.entries(most).find(
    ([name, count]) => countWishes(query[name], name !== 'filters') > count,
  );
  return greedy?.[0] ?? null;
}

/** The number of values in a part of a parsed query. A text with commas counts as a list, except in filters. */
function countWishes(part: unknown, hasLists: boolean): number {
  let count = 0;
  const open = [part];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'object' && next !== null) open.push(...Object.values(next));
    else count += typeof next === 'string' && hasLists ? next.split(',').length : 1;
  }
  return count;
}
