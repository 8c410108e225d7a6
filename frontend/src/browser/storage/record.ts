/** One property of a value from outside, of any type. */
export function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** The property if it is a text that is not blank, otherwise undefined. */
export function textProperty(value: unknown, name: string): string | undefined {
  const text = property(value, name);
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}
