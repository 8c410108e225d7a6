/** Calls back at once, or as soon as every dialog is closed. Returns a function that stops this. */
export function whenNoDialogIsOpen(then: () => void): () => void {
  const stop = new AbortController();
  const look = () => {
    if (stop.signal.aborted || document.querySelector('dialog[open]') !== null) return;
    stop.abort();
    then();
  };
  // A dialog's event does not bubble.
  document.addEventListener('close', look, { capture: true, signal: stop.signal });
  look();
  return () => stop.abort();
}
