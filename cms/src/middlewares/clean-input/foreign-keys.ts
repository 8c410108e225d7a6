import { decoded } from './decoded';

/** What every object of JavaScript answers to though nobody put it there: `constructor`, `__proto__`, `toString` and more. */
const foreign: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/**
 * Whether a name is one of those. A table that is asked for it by mistake answers with something that is no entry of it,
 * and writing to it may change all objects; so no field, parameter or part of an address may be called so.
 */
export const isForeign = (name: string): boolean => foreign.has(name);

/** Whether a query names one of its parameters so, or a field within one: `?a[constructor]=1`. */
export const hasForeignParameter = (querystring: string): boolean =>
  querystring
    .split('&')
    .map((parameter) => decoded(parameter.split('=', 1)[0] ?? ''))
    .some((name) => name.split(/[[\].]/).some(isForeign));

/** The first such name among the fields of a parsed body, however deep, or null. Walks without recursion. */
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
