import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

function readFragment(): string {
  const raw = window.location.hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** The part of the address after '#', or empty. Known only once the page runs in the browser. */
export const useFragment = (): string => useSyncExternalStore(subscribe, readFragment, () => '');
