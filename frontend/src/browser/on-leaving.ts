/** Calls back as the reader leaves the page. Returns how to stop that. */
export function onLeaving(act: () => void): () => void {
  window.addEventListener('pagehide', act);
  return () => window.removeEventListener('pagehide', act);
}
