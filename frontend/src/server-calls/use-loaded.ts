import type { Success } from '@lanternway/contracts/wire/reply';
import { useCallback, useEffect, useState } from 'react';
import type { Outcome } from './client';
import { failureText } from './failure-text';

type Loaded<T> = { kind: 'loading' } | { kind: 'loaded'; value: T } | { kind: 'failed'; text: string };

/**
 * Loads data from the server when the page opens, and again on demand.
 * @param load must stay the same from render to render
 * @param otherwise the message if the server gives none
 */
export function useLoaded<T>(load: () => Promise<Outcome<T>>, otherwise: string) {
  const [loaded, setLoaded] = useState<Loaded<Success<T>>>({ kind: 'loading' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void load().then((outcome) => {
      if (!isWanted) return;
      if (outcome.kind === 'done') setLoaded({ kind: 'loaded', value: outcome.reply });
      else setLoaded({ kind: 'failed', text: failureText(outcome, otherwise) });
    });
    return () => {
      isWanted = false;
    };
  }, [load, otherwise, turn]);
  const again = useCallback(() => {
    // The loaded data stays until there is newer data.
    setLoaded((before) => (before.kind === 'loaded' ? before : { kind: 'loading' }));
    setTurn((turns) => turns + 1);
  }, []);
  return { loaded, again };
}
