/**
 * What a table holds under a name that came from outside. Asked directly, `table[name]` also answers to `constructor` and
 * everything else that all objects inherit.
 */
export const ownEntry = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
