/** Calls back at once, or as soon as every dialog is closed. Returns the way to stop it. */
export function whenNoDialogIsOpen(then: () => void): () => void {
  const stop = new AbortController();
  const look = () => {
    if (stop.signal.aborted || document.querySelector('dialog[open]') !== null) return;
    stop.abort();
    then();
  };
  // The event of a dialog does not bubble.
  document.addEventListener('close', look, { capture: true, signal: stop.signal });
  look();
  return () => stop.abort();
}
