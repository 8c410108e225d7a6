import type { Answer } from '../http';
import { refusal } from './errors';

export const listed = <T>(items: T[]) => ({ entity: 'collection', count: items.length, items });

/** Newest first, between two times (unix seconds); ten by default, a hundred at most. */
export function pageOf<T>(all: T[], query: URLSearchParams, madeAt: (one: T) => number): T[] | Answer {
  const number = (name: string, otherwise: number) => Number(query.get(name) ?? otherwise);
  const count = number('count', 10);
  const skip = number('skip', 0);
  if (!Number.isInteger(count) || count < 1 || count > 100) {
    return refusal('The count may not be greater than 100.', { field: 'count' });
  }
  if (!Number.isInteger(skip) || skip < 0) {
    return refusal('The skip must be at least 0.', { field: 'skip' });
  }
  const from = number('from', 0);
  const to = number('to', Infinity);
  const found: T[] = [];
  let skipped = 0;
  for (let place = all.length - 1; place >= 0 && found.length < count; place -= 1) {
    const one = all[place];
    if (one === undefined || madeAt(one) < from || madeAt(one) > to) continue;
    if (skipped < skip) skipped += 1;
    else found.push(one);
  }
  return found;
}
