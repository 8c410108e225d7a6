/** Reads a request without trusting its shape. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

export const wholeOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : null;

/** From a query or a loose body: '5' counts as five. */
export function countOf(value: unknown, otherwise: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return wholeOf(number) ?? otherwise;
}

export const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).filter(
    (each): each is string => typeof each === 'string',
  );

/** `base` with the values of `over`, merged at every level. */
export function mergedWith(base: unknown, over: unknown): unknown {
  if (!isFields(base) || !isFields(over)) return over;
  const merged: Fields = { ...base };
  for (const [name, value] of Object.entries(over)) {
    merged[name] = Object.hasOwn(base, name) ? mergedWith(base[name], value) : value;
  }
  return merged;
}
