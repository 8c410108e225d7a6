import { useSyncExternalStore } from 'react';

/* Which open entries cannot be published: noted by the panel that checks them, read by the button that publishes. */

const stopped = new Set<string>();
const listeners = new Set<() => void>();

const keyOf = (uid: string, documentId: string): string => `${uid} ${documentId}`;

/** Notes whether something stops an entry. */
export function noteStops(uid: string, documentId: string, isStopped: boolean): void {
  const key = keyOf(uid, documentId);
  if (stopped.has(key) === isStopped) return;
  if (isStopped) stopped.add(key);
  else stopped.delete(key);
  listeners.forEach((listener) => {
    listener();
  });
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const isStopped = (uid: string, documentId: string | undefined): boolean =>
  documentId !== undefined && stopped.has(keyOf(uid, documentId));

/** Whether something stops an entry, as it is now. */
export const useStops = (uid: string, documentId: string | undefined): boolean =>
  useSyncExternalStore(listen, () => isStopped(uid, documentId));
