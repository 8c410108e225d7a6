import type { KeyboardEvent } from 'react';

/** Where a letter is typed as text, so it is no command. */
const typing = 'input, textarea, select, [role="combobox"], [contenteditable="true"]';

/**
 * Letters that work while the focus is in the list, and nowhere else: j and k go to the next and previous name, e opens
 * it, a assigns it to the reader.
 */
export function useListKeys() {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
    if (event.target.closest(typing) !== null) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    if (event.key === 'j') focusName(rows[Math.min(at + 1, rows.length - 1)]);
    else if (event.key === 'k') focusName(rows[Math.max(at - 1, 0)]);
    else if (event.key === 'e') rows[at]?.querySelector<HTMLElement>('[data-open] a')?.click();
    else if (event.key === 'a') rows[at]?.querySelector<HTMLElement>('[data-assign]')?.click();
    else return;
    event.preventDefault();
  };
}

const focusName = (row: HTMLElement | undefined): void => {
  row?.querySelector<HTMLElement>('[data-open] a')?.focus();
};
