import { decoded } from './decoded';

/** The properties that every JavaScript object has by itself: `constructor`, `__proto__`, `toString` and more. */
const foreign: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/**
 * Whether a name is one of those. Looking it up in a table by mistake finds something that is not an entry, and writing
 * to it may change all objects. So no field, parameter or part of an address may have such a name.
 */
export const isForeign = (name: string): boolean => foreign.has(name);

/** Whether a parameter of a query, or a field within one, has such a name: `?a[constructor]=1`. */
export const hasForeignParameter = (querystring: string): boolean =>
  querystring
    .split('&')
    .map((parameter) => decoded(parameter.split('=', 1)[0] ?? ''))
    .some((name) => name.split(/[[\].]/).some(isForeign));

/** The first such name among the fields of a parsed body, at any depth, or null. Works without recursion. */
export function findForeignKey(body: unknown): string | null {
  const open = [body];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    for (const [name, inner] of Object.entries(next)) {
      if (isForeign(name)) return name;
      open.push(inner);
    }
  }
  return null;
}
