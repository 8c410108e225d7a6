const inQuery = 't';

/** What the link of a mail carries behind `#`. Some mail programs drop that, so `?t=` is understood too. */
export const readLinkToken = (): string =>
  window.location.hash.slice(1) || (new URLSearchParams(window.location.search).get(inQuery) ?? '');

/** Moves the token from the query behind the `#`, which no server gets to see and where a reload finds it. */
export function hideLinkToken(): void {
  const { pathname, search } = window.location;
  if (new URLSearchParams(search).has(inQuery))
    window.history.replaceState(window.history.state, '', `${pathname}#${readLinkToken()}`);
}

/** Calls back when another link is opened in this page. Returns how to stop that. */
export function onAnotherLink(act: () => void): () => void {
  window.addEventListener('hashchange', act);
  return () => window.removeEventListener('hashchange', act);
}
