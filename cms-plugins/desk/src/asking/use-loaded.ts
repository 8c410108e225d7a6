import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sentenceOf } from './sentence-of';

/** What was asked for: not there yet, there, or why not. */
export type Loaded<T> =
  | { kind: 'loading' }
  /** `failing`: why it could not be asked for again, where it could not; what is shown is what was answered last. */
  | { kind: 'loaded'; value: T; isOld: boolean; failing: string | null }
  | { kind: 'missing' }
  | { kind: 'failed'; sentence: string };

export interface Asked<T> {
  loaded: Loaded<T>;
  reload: () => void;
  /** Takes what a change was answered with. */
  accept: (value: T) => void;
}

interface Answer<T> {
  path: string;
  loaded: Loaded<T>;
}

const usualPaceMs = 20_000;

/**
 * Asks for an address, again when it changes, and at a pace while the page is looked at. What is shown stays until the
 * next answer is there, marked as old where it answers another address; looking again in vain leaves it standing.
 * @param path null: nothing is asked for yet
 * @param paceOf how soon to look again after this answer
 */
export function useLoaded<T>(
  path: string | null,
  paceOf: (value: T) => number = () => usualPaceMs,
): Asked<T> {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<Answer<T>>();
  const [times, setTimes] = useState(0);
  // An answer that was asked for before a change must not cover what the change was answered with.
  const changes = useRef(0);
  const reload = useCallback(() => {
    setTimes((count) => count + 1);
  }, []);
  const accept = useCallback(
    (value: T) => {
      changes.current += 1;
      if (path !== null) setAnswer(answered(path, value));
    },
    [path],
  );
  const pace = useRef(paceOf);
  pace.current = paceOf;

  useEffect(() => {
    const asking = new AbortController();
    let next: ReturnType<typeof setTimeout> | undefined;
    const again = (ms: number) => {
      if (!asking.signal.aborted) next = setTimeout(ask, ms);
    };
    function ask(): void {
      // Nobody looks: asked again as soon as somebody does.
      if (path === null || document.visibilityState !== 'visible') return;
      const before = changes.current;
      get<T>(path, { signal: asking.signal })
        .then(({ data }) => {
          if (before === changes.current) setAnswer(answered(path, data));
          again(pace.current(data));
        })
        .catch((error: unknown) => {
          if (asking.signal.aborted) return;
          setAnswer((shown) => keepOrFail(shown, path, error));
          again(usualPaceMs);
        });
    }
    ask();
    return () => {
      asking.abort();
      clearTimeout(next);
    };
  }, [get, path, times]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }, [reload]);

  return { loaded: shownOf(answer, path), reload, accept };
}

const answered = <T>(path: string, value: T): Answer<T> => ({
  path,
  loaded: { kind: 'loaded', value, isOld: false, failing: null },
});

function keepOrFail<T>(shown: Answer<T> | undefined, path: string, error: unknown): Answer<T> {
  if (isFetchError(error) && error.status === 404) return { path, loaded: { kind: 'missing' } };
  const sentence = sentenceOf(error);
  if (shown?.path !== path || shown.loaded.kind !== 'loaded') {
    return { path, loaded: { kind: 'failed', sentence } };
  }
  return { path, loaded: { ...shown.loaded, failing: sentence } };
}

function shownOf<T>(answer: Answer<T> | undefined, path: string | null): Loaded<T> {
  if (answer === undefined) return { kind: 'loading' };
  if (answer.path === path) return answer.loaded;
  return answer.loaded.kind === 'loaded' ? { ...answer.loaded, isOld: true } : { kind: 'loading' };
}
