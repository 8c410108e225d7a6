/**
 * Opens or closes a dialog by script in browsers that do not support `command`. In other browsers it does nothing, so
 * that a press opens the dialog only once.
 */
export function commandDialog(command: 'show-modal' | 'close', id: string): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (command === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

/** Opens a dialog by script, in every browser. */
export function showDialog(dialog: HTMLDialogElement | null): void {
  if (dialog !== null && !dialog.open) dialog.showModal();
}
