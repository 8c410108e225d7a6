import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { entryMemory } from './entry-memory';
import { lookHeader } from './remembered-entries';

export interface StoredEntry extends Record<string, unknown> {
  updatedAt: string;
  updatedBy?: {
    id: number;
    firstname?: string | null;
    lastname?: string | null;
    username?: string | null;
  } | null;
}

const lookEveryMs = 8000;

/**
 * The entry as it is stored now, read again and again while the page is visible.
 * @param entry its address at the Content Manager; null while there is none
 */
export function useStoredEntry(entry: string | null): StoredEntry | null {
  const { get } = useFetchClient();
  const [seen, setSeen] = useState<{ entry: string; stored: StoredEntry } | null>(null);
  const isRefused = useSyncExternalStore(
    entryMemory.subscribe,
    () => entry !== null && entryMemory.isRefused(entry),
  );

  useEffect(() => {
    if (entry === null) return undefined;
    const asking = new AbortController();
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      get<{ data: StoredEntry }>(entry, { headers: { [lookHeader]: '1' }, signal: asking.signal })
        .then(({ data }) => {
          setSeen({ entry, stored: data.data });
        })
        // It is read again soon; a save shows what is wrong with the server.
        .catch(() => undefined);
    };
    look();
    const timer = setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      asking.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
    // Read at once after a save was refused.
  }, [get, entry, isRefused]);

  return seen?.entry === entry ? seen.stored : null;
}
