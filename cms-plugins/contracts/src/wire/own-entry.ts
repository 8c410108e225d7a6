/**
 * Looks up a name that came from outside. Plain `table[name]` also finds `constructor` and everything else that objects
 * inherit.
 */
export const ownEntry = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
