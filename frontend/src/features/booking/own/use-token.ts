import { useEffect, useSyncExternalStore } from 'react';

const inQuery = 't';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** Some mail programs drop what stands behind `#`, so it is understood as `?t=` too. */
const readToken = (): string =>
  window.location.hash.slice(1) || (new URLSearchParams(window.location.search).get(inQuery) ?? '');

/**
 * What the link of a mail carries; empty where nothing does, and null before the page runs. It stays behind the `#`, which no
 * server gets to see, so that a reload finds it.
 */
export function useToken(): string | null {
  const token = useSyncExternalStore(subscribe, readToken, () => null);
  useEffect(() => {
    const { pathname, search } = window.location;
    if (new URLSearchParams(search).has(inQuery))
      window.history.replaceState(window.history.state, '', `${pathname}#${readToken()}`);
  }, [token]);
  return token;
}
