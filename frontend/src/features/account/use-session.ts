import { useEffect, useState } from 'react';
import { readSession, watchSession, type Session } from '../../browser/session';

/** The session on this browser. The prebuilt page knows nobody, so the first render gives null. */
export function useSession(): Session | null {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const refresh = () => setSession(readSession());
    refresh();
    return watchSession(refresh);
  }, []);
  return session;
}
