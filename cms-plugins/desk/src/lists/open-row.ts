import type { MouseEvent } from 'react';

/**
 * Follows the link of a row, at a click anywhere in the row but on another control, and not where text is selected. The
 * link is the one that is marked as such, or the first.
 */
export function openRow({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  const isControl =
    target instanceof Element && target.closest('a, button, input, label, [role="menuitem"]') !== null;
  if (isControl || window.getSelection()?.type === 'Range') return;
  const link = currentTarget.querySelector<HTMLElement>('[data-open] a') ?? currentTarget.querySelector('a');
  link?.click();
}
