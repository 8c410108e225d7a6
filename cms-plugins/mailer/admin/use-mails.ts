import { listMails, readMail } from '@lanternway/contracts/mail/staff-calls';
import { type StaffCall, readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

/** A server answer: loading, loaded, or why not. */
export type Loaded<T> =
  { kind: 'loading' } | { kind: 'loaded'; value: T } | { kind: 'failed'; error: unknown };

const lookAgainMs = 5_000;

/** Loads a path, again when it changes, and every few seconds while the page is visible. */
function useLoaded<T>({ path }: StaffCall<T>): { loaded: Loaded<T>; reload: () => void } {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<{ path: string; loaded: Loaded<T> }>();
  const [times, setTimes] = useState(0);
  const reload = useCallback(() => {
    setTimes((count) => count + 1);
  }, []);

  useEffect(() => {
    const asking = new AbortController();
    get<T>(path, { signal: asking.signal })
      .then(({ data }) => {
        setAnswer({ path, loaded: { kind: 'loaded', value: data } });
      })
      .catch((error: unknown) => {
        if (!asking.signal.aborted) setAnswer({ path, loaded: { kind: 'failed', error } });
      });
    return () => {
      asking.abort();
    };
  }, [get, path, times]);

  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload();
    }, lookAgainMs);
    return () => {
      clearInterval(timer);
    };
  }, [reload]);

  // The answer of another path is not shown.
  return { loaded: answer?.path === path ? answer.loaded : { kind: 'loading' }, reload };
}

export const useMails = (query: URLSearchParams) => useLoaded(readCall(listMails, {}, query.toString()));

export const useMail = (id: string) => useLoaded(readCall(readMail, { id }));
