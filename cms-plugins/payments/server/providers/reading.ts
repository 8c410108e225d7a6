/**
 * How a provider's answers are read: nothing in them is believed to have the shape that the documentation promises.
 * An answer that reads wrong throws `WrongShape`, which a client turns into a fault like any other.
 */

export type Shape = Readonly<Record<string, unknown>>;

export class WrongShape extends Error {
  override name = 'WrongShape';

  constructor(what: string) {
    super(`${what} is missing or of another kind`);
  }
}

export const isShape = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function shape(value: unknown, what: string): Shape {
  if (!isShape(value)) throw new WrongShape(what);
  return value;
}

export const shapeAt = (from: Shape, name: string): Shape => shape(from[name], name);

/** What stands at the end of a path of names, or null. */
export function shapeOrNull(from: Shape, ...names: string[]): Shape | null {
  let found: unknown = from;
  for (const name of names) {
    if (!isShape(found)) return null;
    found = found[name];
  }
  return isShape(found) ? found : null;
}

export function textAt(from: Shape, name: string): string {
  const value = from[name];
  if (typeof value !== 'string' || value === '') throw new WrongShape(name);
  return value;
}

export function textOrNull(from: Shape, name: string): string | null {
  const value = from[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

export function wholeAt(from: Shape, name: string): number {
  const value = from[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new WrongShape(name);
  return value;
}

export function listAt(from: Shape, name: string): Shape[] {
  const value = from[name];
  if (!Array.isArray(value)) throw new WrongShape(name);
  return value.map((item) => shape(item, name));
}

/** A list that may be left out where it is empty. */
export const listOrEmpty = (from: Shape, name: string): Shape[] =>
  from[name] === undefined || from[name] === null ? [] : listAt(from, name);

/** One of a closed list of words. */
export function wordAt<T extends string>(from: Shape, name: string, words: Readonly<Record<string, T>>): T {
  const value = from[name];
  const word = typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined;
  if (word === undefined) throw new WrongShape(name);
  return word;
}
