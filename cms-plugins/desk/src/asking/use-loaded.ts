import type { StaffCall } from '@lanternway/contracts/wire/staff-endpoint';
import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepAnswer } from './answers';
import { sentenceOf } from './sentence-of';

/** A server answer: loading, loaded, or why not. */
export type Loaded<T> =
  | { kind: 'loading' }
  /** `failing`: why the last refresh failed, or null. The value is then the last one received. */
  | { kind: 'loaded'; value: T; isOld: boolean; failing: string | null }
  | { kind: 'missing' }
  | { kind: 'failed'; sentence: string };

export interface Asked<T> {
  loaded: Loaded<T>;
  reload: () => void;
  /** Takes over the answer to a change. */
  accept: (value: T) => void;
}

interface Answer<T> {
  path: string;
  loaded: Loaded<T>;
}

const usualPaceMs = 20_000;

/**
 * Makes a GET call, again when its path changes, and repeatedly while the page is visible. The value stays until the next answer
 * arrives, even if a refresh fails. `isOld` marks the value of another path.
 * @param call null: load nothing yet
 * @param paceOf how soon to refresh after this answer
 */
export function useLoaded<T>(
  call: StaffCall<T> | null,
  paceOf: (value: T) => number = () => usualPaceMs,
): Asked<T> {
  const path = call?.path ?? null;
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<Answer<T>>();
  const [times, setTimes] = useState(0);
  // An answer requested before a change must not replace the answer to the change.
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
      // The page is hidden: load again as soon as it is visible.
      if (path === null || document.visibilityState !== 'visible') return;
      const before = changes.current;
      get<T>(path, { signal: asking.signal })
        .then(({ data }) => {
          if (before === changes.current) setAnswer(answered(path, data));
          keepAnswer(path, data);
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
