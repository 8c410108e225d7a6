/** Whether the browser knows that it has no network. A network that does not answer is not noticed. */
export const isOffline = (): boolean => !navigator.onLine;

/** @returns what ends the watch */
export function watchReconnection(then: () => void): () => void {
  window.addEventListener('online', then);
  return () => window.removeEventListener('online', then);
}
