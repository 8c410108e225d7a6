import type { KeyboardEvent } from 'react';

/** With these a button is pressed, or left. */
const keysOfButtons = new Set(['Enter', ' ', 'Tab']);

/**
 * Whether a key that was pressed in a cell is none of the table's business. Strapi's cells take Enter from a button, and Tab and
 * all letters if a cell has several buttons; a dialog that was opened in a cell is, for React, in it.
 */
export const isOfContent = (key: string, { isInCell, isButton }: { isInCell: boolean; isButton: boolean }) =>
  !isInCell || (isButton && keysOfButtons.has(key));

/** Keeps from the table the keys that are for what is in the cell. */
export function keepKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  const isInCell = target instanceof Node && currentTarget.contains(target);
  const isButton = target instanceof HTMLButtonElement;
  if (isOfContent(key, { isInCell, isButton })) event.stopPropagation();
}
