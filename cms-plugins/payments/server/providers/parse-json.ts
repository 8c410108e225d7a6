/**
 * What a text of a provider means as JSON; undefined where it means nothing. What a database cannot hold, NUL and halves of
 * surrogate pairs, stands as U+FFFD in it, and not as nothing: no id becomes another one by that.
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

/** Without escapes neither can stand in a text that is JSON and was UTF-8. */
const storable = (text: string): string =>
  text.replace(escapes, (escape, _high, _low, single?: string) =>
    single !== undefined && /^(?:0000|d[89a-f]..)$/i.test(single) ? '\\ufffd' : escape,
  );
