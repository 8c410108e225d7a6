/** One property of something that came from outside, whatever that is. */
export function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** The property where it is a text that says something, otherwise undefined. */
export function textProperty(value: unknown, name: string): string | undefined {
  const text = property(value, name);
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}
