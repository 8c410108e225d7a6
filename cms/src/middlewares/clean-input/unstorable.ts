/** Control characters except tab and line ends, and halves of surrogate pairs, which are not characters. */
const unstorable = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

export function isUnstorable(text: string): boolean {
  return unstorable.test(text);
}

/**
 * The path to the first text or field name in a parsed body that cannot be stored, or null. Works without recursion: a
 * body may be nested deeper than the stack.
 */
export function findUnstorable(body: unknown): string[] | null {
  const open: { value: unknown; path: string[] }[] = [{ value: body, path: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next;
    if (typeof value === 'string' && isUnstorable(value)) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (isUnstorable(name)) return path;
      open.push({ value: inner, path: path.length < deepestNamed ? [...path, name] : path });
    }
  }
  return null;
}

/** Deeper than any form reaches. Below it the path is not recorded, so that copying it stays cheap. */
const deepestNamed = 20;
