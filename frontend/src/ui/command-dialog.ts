/**
 * Opens a dialog by script where the browser does not act on `command` by itself.
 * Where it does, this does nothing, so that a press opens the dialog once.
 */
export function commandDialog(command: 'show-modal' | 'close', id: string): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  const dialog = document.getElementById(id);
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (command === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

/** Opens a dialog at the wish of a script, in every browser. */
export function showDialog(dialog: HTMLDialogElement | null): void {
  if (dialog !== null && !dialog.open) dialog.showModal();
}
