import { createEntryMemory } from './remembered-entries';

/** Remembers the entries in the admin's forms; there is only one. */
export const entryMemory = createEntryMemory(window.fetch.bind(window), window.location.origin);

export function rememberEntries(): void {
  window.fetch = (...call) => entryMemory.fetch(...call);
}

const labels = new Map<string, string>();

/** Keeps the labels of the fields in the open form. */
export function keepLabels(layout: readonly (readonly (readonly object[])[])[]): void {
  labels.clear();
  for (const field of layout.flat(2)) {
    if ('name' in field && 'label' in field) labels.set(String(field.name), String(field.label));
  }
}

export const labelOf = (field: string): string => labels.get(field) ?? field;
