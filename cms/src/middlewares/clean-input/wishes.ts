/*
 * What a request may wish of the content API. Strapi checks each field by which it is to sort or filter against the model,
 * at almost a millisecond each, and the database has to do it; so there are as many as the site's build and a patient tool need.
 */
const most: Record<string, number> = { sort: 4, filters: 16, fields: 40, populate: 40 };

/** The first part of a parsed query that wishes too much, or null. */
export function findGreedy(query: Record<string, unknown>): string | null {
  const greedy = Object.entries(most).find(
    ([name, count]) => countWishes(query[name], name !== 'filters') > count,
  );
  return greedy?.[0] ?? null;
}

/** Values at the ends of a parsed part of a query; those in a list with commas are several, except in words to be found. */
function countWishes(part: unknown, hasLists: boolean): number {
  let count = 0;
  const open = [part];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'object' && next !== null) open.push(...Object.values(next));
    else count += typeof next === 'string' && hasLists ? next.split(',').length : 1;
  }
  return count;
}
