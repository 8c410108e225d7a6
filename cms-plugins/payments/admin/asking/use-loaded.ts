import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What was asked for: not there yet, there, or why not. */
export type Loaded<T> =
  | { kind: 'loading' }
  | { kind: 'loaded'; value: T; isOld: boolean }
  | { kind: 'missing' }
  | { kind: 'failed' };

interface Asked<T> {
  loaded: Loaded<T>;
  reload: () => void;
  /** Takes what a change was answered with. */
  accept: (value: T) => void;
}

const lookAgainMs = 20_000;

interface Answer<T> {
  path: string;
  loaded: Loaded<T>;
}

/**
 * Asks for an address, again when it changes, and now and then while the page is looked at. What is shown stays until
 * the next answer is there, marked as old where it answers another address; looking again in vain changes nothing.
 */
export function useLoaded<T>(path: string): Asked<T> {
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
      setAnswer({ path, loaded: { kind: 'loaded', value, isOld: false } });
    },
    [path],
  );

  useEffect(() => {
    const asking = new AbortController();
    const before = changes.current;
    get<T>(path, { signal: asking.signal })
      .then(({ data }) => {
        if (before === changes.current)
          setAnswer({ path, loaded: { kind: 'loaded', value: data, isOld: false } });
      })
      .catch((error: unknown) => {
        if (!asking.signal.aborted) setAnswer((shown) => keepOrFail(shown, path, error));
      });
    return () => {
      asking.abort();
    };
  }, [get, path, times]);

  useLookAgain(reload);
  return { loaded: shownOf(answer, path), reload, accept };
}

function keepOrFail<T>(shown: Answer<T> | undefined, path: string, error: unknown): Answer<T> {
  const isMissing = isFetchError(error) && error.status === 404;
  if (isMissing) return { path, loaded: { kind: 'missing' } };
  const isShown = shown?.path === path && shown.loaded.kind === 'loaded';
  return isShown ? shown : { path, loaded: { kind: 'failed' } };
}

function shownOf<T>(answer: Answer<T> | undefined, path: string): Loaded<T> {
  if (answer === undefined) return { kind: 'loading' };
  if (answer.path === path) return answer.loaded;
  return answer.loaded.kind === 'loaded' ? { ...answer.loaded, isOld: true } : { kind: 'loading' };
}

function useLookAgain(reload: () => void): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') reload();
    };
    const timer = setInterval(look, lookAgainMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [reload]);
}
