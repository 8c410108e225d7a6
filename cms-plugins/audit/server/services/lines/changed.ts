import type { ChangedField } from '@lanternway/contracts/audit/staff';
import { cutText } from '@lanternway/contracts/fields/cut-text';
import { isRecord } from '@lanternway/contracts/wire/is-record';

/** What is stored of the fields that changed. */
interface Kept {
  /** How many changed; `list` may have fewer. */
  fields: number;
  list: ChangedField[];
}

const mostBytes = 8_000;
const mostOfValue = 1_000;

/** Values by their path: 'prices › INR › amount'. */
export type State = ReadonlyMap<string, string>;

/** The fields in which two states differ. One that is missing counts as empty. */
export function compare(before: State, after: State): ChangedField[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].flatMap((path) => {
    const from = before.get(path) ?? '';
    const to = after.get(path) ?? '';
    return from === to ? [] : [{ path, before: from, after: to }];
  });
}

const cut = (value: string | null): string | null =>
  value === null ? null : cutText(value, { characters: mostOfValue });

/** As it is stored: whole fields from the first on, as many as there is room for. Null for none. */
export function writeChanged(changed: readonly ChangedField[]): string | null {
  if (changed.length === 0) return null;
  const list: ChangedField[] = [];
  let bytes = 40;
  for (const { path, before, after } of changed) {
    const field = { path: cutText(path, { characters: 200 }), before: cut(before), after: cut(after) };
    bytes += Buffer.byteLength(JSON.stringify(field)) + 1;
    if (bytes > mostBytes) break;
    list.push(field);
  }
  return JSON.stringify({ fields: changed.length, list } satisfies Kept);
}

export function readChanged(text: string | null): Kept {
  if (text === null) return { fields: 0, list: [] };
  const kept: unknown = JSON.parse(text);
  return isRecord(kept) && Array.isArray(kept['list']) ? (kept as unknown as Kept) : { fields: 0, list: [] };
}
