import { isRecord } from '@lanternway/contracts/wire/is-record';
import type { OnUnread } from './provider';

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

export const isShape = (value: unknown): value is Shape => isRecord(value);

export function shape(value: unknown, what: string): Shape {
  if (!isShape(value)) throw new WrongShape(what);
  return value;
}

export const shapeAt = (from: Shape, name: string): Shape => shape(from[name], name);

/** What is at the end of a path of names, or null. */
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

/** A list as it came: what stands in it has still to be read. */
export function listAt(from: Shape, name: string): unknown[] {
  const value = from[name];
  if (!Array.isArray(value)) throw new WrongShape(name);
  return value;
}

/** The objects of a list, such as links, that need not be complete: anything else in it is left out. */
export function shapesIn(from: Shape, name: string): Shape[] {
  const value = from[name];
  return Array.isArray(value) ? value.filter(isShape) : [];
}

/** One of a closed list of words. */
export function wordAt<T extends string>(from: Shape, name: string, words: Readonly<Record<string, T>>): T {
  const value = from[name];
  const word = typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : undefined;
  if (word === undefined) throw new WrongShape(name);
  return word;
}

/** For callers that do not collect unreadable items: a single one fails the whole call. */
export const failAsWhole: OnUnread = () => {
  throw new WrongShape('one of a list');
};

/** The items of a list, which a provider may leave out if it is empty. A value that is no list counts as one unread item. */
export function itemsAt(from: Shape, name: string, onUnread: OnUnread): unknown[] {
  const value = from[name] ?? [];
  if (Array.isArray(value)) return value;
  onUnread({ id: null });
  return [];
}

/** Reads each item by itself, so that an unreadable one hides no other. */
export function readEach<T>(items: readonly unknown[], read: (item: Shape) => T, onUnread: OnUnread): T[] {
  return items.flatMap((item) => {
    try {
      return [read(shape(item, 'item'))];
    } catch (error) {
      if (!(error instanceof WrongShape)) throw error;
      onUnread({ id: isShape(item) ? (textOrNull(item, 'id')?.slice(0, 64) ?? null) : null });
      return [];
    }
  });
}
