import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds. `until` is the answer while the browser has not been asked. */
export function useMedia(query: string, until: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => until,
  );
}
