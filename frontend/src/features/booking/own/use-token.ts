import { useEffect, useSyncExternalStore } from 'react';
import { hideLinkToken, onAnotherLink, readLinkToken } from '../../../browser/link-token';

/** What the link of a mail carries; empty where nothing does, and null before the page runs. */
export function useToken(): string | null {
  const token = useSyncExternalStore(onAnotherLink, readLinkToken, () => null);
  useEffect(hideLinkToken, [token]);
  return token;
}
