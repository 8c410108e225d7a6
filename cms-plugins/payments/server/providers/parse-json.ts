/**
 * Parses a provider's text as JSON; undefined if it is none. NUL and halves of surrogate pairs, which a database cannot
 * hold, are replaced by U+FFFD. They are not dropped, as that could turn one id into another.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(storable(text));
  } catch {
    return undefined;
  }
}

/** The escapes of a JSON text: a pair of surrogates, any other character by its number, or a character by itself. */
const escapes = /\\u(d[89ab][\da-f]{2})\\u(d[c-f][\da-f]{2})|\\u([\da-f]{4})|\\[^]/gi;

/** NUL and halves of surrogate pairs can only be escapes in a text that is JSON and was UTF-8. */
const storable = (text: string): string =>
  text.replace(escapes, (escape, _high, _low, single?: string) =>
    single !== undefined && /^(?:0000|d[89a-f]..)$/i.test(single) ? '\\ufffd' : escape,
  );
