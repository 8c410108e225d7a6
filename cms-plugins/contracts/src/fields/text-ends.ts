/**
 * A text without the run of certain signs at its end. A pattern such as `/\/+$/` looks at each run of slashes once from
 * every slash in it, so its time grows with the square of the text; this looks at each sign once.
 * @param signs every character that is taken away
 */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/**
 * For `transform` of a text that is sent: without the space around it. What is no text is left for the type to refuse;
 * yup's own `trim` breaks at a list.
 */
export const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);
