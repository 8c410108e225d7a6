/** A field with a wrong value, by its name, and the sentence that says why. */
export interface Fault {
  name: string;
  text: string;
  /** What the form calls the field, where its message should name the fields only. */
  label?: string | undefined;
}

/** What is wrong with one field, from react-hook-form's errors. */
export const sentenceOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined;

/** @param names the fields in the order of the page */
export function listFaults(
  names: readonly string[],
  sentences: (name: string) => string | undefined,
  labels: Readonly<Record<string, string>> = {},
): Fault[] {
  return names.flatMap((name) => {
    const text = sentences(name);
    return text === undefined ? [] : [{ name, text, label: labels[name] }];
  });
}
