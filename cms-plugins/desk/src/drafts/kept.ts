/** What is typed and not saved is kept in this tab, by person and form. It ends with the tab. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A member of staff, by the id of their account. */
export type Person = string | number;

const prefix = 'typed.';

const keyOf = (person: Person, form: string) => `${prefix}${String(person)}.${form}`;

/** Keeps what a person typed in a form; null removes it. */
export function keep(store: Store, person: Person, form: string, typed: object | string | null): void {
  try {
    if (typed === null) store.removeItem(keyOf(person, form));
    else store.setItem(keyOf(person, form), JSON.stringify(typed));
  } catch {
    // A full store only means that nothing is kept.
  }
}

/** What this person typed in a form before; null where nothing was. */
export function readKept(store: Store, person: Person, form: string): unknown {
  const text = store.getItem(keyOf(person, form));
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Removes what others than this person typed; null removes what anyone typed. */
export function forgetOthers(store: Store, person: Person | null): void {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  const mine = person === null ? null : keyOf(person, '');
  for (const key of keys) {
    if (key.startsWith(prefix) && (mine === null || !key.startsWith(mine))) store.removeItem(key);
  }
}
