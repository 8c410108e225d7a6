import { isRecord } from '@lanternway/contracts/wire/is-record';

/** An entry or a component as it passes through Strapi: its values are not checked yet. */
export type Entry = Readonly<Record<string, unknown>>;

export const isEntry = (value: unknown): value is Entry => isRecord(value);

/** The text in a field, or '' if there is none. */
export function readText(entry: Entry, field: string): string {
  const value = entry[field];
  return typeof value === 'string' ? value : '';
}

/** The number in a field, or null if there is none. */
export function readNumber(entry: Entry, field: string): number | null {
  const value = entry[field];
  return typeof value === 'number' ? value : null;
}

/** The components in a repeatable field, in order. */
export function readList(entry: Entry, field: string): Entry[] {
  const value = entry[field];
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

/** Whether a field holds a value. A focal point of 0 and a switch that is off are values. */
export function isFilled(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return !Array.isArray(value) || value.length > 0;
}
