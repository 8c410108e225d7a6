/** An entry or a component as it passes through Strapi: nothing about its values is certain yet. */
export type Entry = Readonly<Record<string, unknown>>;

export function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text in a field, or '' where there is none. */
export function readText(entry: Entry, field: string): string {
  const value = entry[field];
  return typeof value === 'string' ? value : '';
}

/** The number in a field, or null where there is none. */
export function readNumber(entry: Entry, field: string): number | null {
  const value = entry[field];
  return typeof value === 'number' ? value : null;
}

/** The components in a repeatable field, in their order. */
export function readList(entry: Entry, field: string): Entry[] {
  const value = entry[field];
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

/** Whether a field holds anything at all. A focal point of 0 and a switch that is off are something. */
export function isFilled(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return !Array.isArray(value) || value.length > 0;
}
