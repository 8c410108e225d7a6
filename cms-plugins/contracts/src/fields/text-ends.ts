/**
 * A text without trailing `signs`. A pattern such as `/\/+$/` tries each run of slashes again from every slash in it,
 * so its time grows with the square of the length. This reads each character once.
 * @param signs every character to remove
 */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/**
 * For `transform` of a text field: trims it. Values that are not text are left for the type to refuse; yup's own `trim`
 * fails on a list.
 */
export const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);
