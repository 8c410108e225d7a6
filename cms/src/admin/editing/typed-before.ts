import { isRecord } from '@lanternway/contracts/wire/is-record';
import { keep, readKept, type Person, type Store } from '@lanternway/desk/drafts/kept';
import type { StrapiApp } from '@strapi/strapi/admin';
import { changedFields, valuesToKeep, type FormState } from './compare-entries';

/** What was typed in an entry and is not saved. */
export interface TypedEntry {
  values: Record<string, unknown>;
  /** When the version that the person changed was saved, ISO 8601; null for a new entry. */
  savedAt: string | null;
}

interface Entry {
  model: string;
  collectionType: string;
  documentId?: string | undefined;
}

/** Names an entry's form; null for types that are not ours. */
export function formOf({ model, collectionType, documentId }: Entry): string | null {
  if (!model.startsWith('api::')) return null;
  return collectionType === 'single-types' ? `content/${model}` : `content/${model}/${documentId ?? 'new'}`;
}

/** Keeps the changed fields of a form. If none is changed, nothing is kept. */
export function keepEntry(
  store: Store,
  person: Person,
  form: string,
  state: FormState,
  savedAt: string | null,
) {
  const fields = changedFields(state);
  const typed: TypedEntry = { values: valuesToKeep(state, fields), savedAt };
  keep(store, person, form, fields.length === 0 ? null : typed);
}

export function readEntry(store: Store, person: Person, form: string): TypedEntry | null {
  const kept = readKept(store, person, form);
  if (!isRecord(kept) || !isRecord(kept['values'])) return null;
  const { values, savedAt } = kept;
  return { values, savedAt: typeof savedAt === 'string' ? savedAt : null };
}

const writes = new Set([
  'createDocument',
  'cloneDocument',
  'updateDocument',
  'publishDocument',
  'discardDocument',
  'deleteDocument',
]);

/** The form of the entry that the server has just saved, if Strapi's store has just received that. */
export function savedForm(action: unknown): string | null {
  if (!isRecord(action) || action['type'] !== 'adminApi/executeMutation/fulfilled') return null;
  const arg = isRecord(action['meta']) ? action['meta']['arg'] : null;
  if (!isRecord(arg) || !writes.has(String(arg['endpointName'])) || !isRecord(arg['originalArgs']))
    return null;
  const { model, collectionType, documentId } = arg['originalArgs'];
  if (typeof model !== 'string') return null;
  return formOf({
    model,
    collectionType: String(collectionType),
    documentId: typeof documentId === 'string' ? documentId : undefined,
  });
}

/** Tells when the server has saved an entry. Strapi's form also counts as saved after most refusals. */
export const watchSaves =
  (onSaved: (form: string) => void): StrapiApp['middlewares'][number] =>
  () =>
  () =>
  (next) =>
  (action) => {
    const form = savedForm(action);
    if (form !== null) onSaved(form);
    return next(action);
  };
