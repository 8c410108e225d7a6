import { useEffect, useState } from 'react';
import { readSession, watchSession, type Session } from '../../browser/storage/session';

/** The session in this browser. The prebuilt page knows no session, so the first render returns null. */
export function useSession(): Session | null {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const refresh = () => setSession(readSession());
    refresh();
    return watchSession(refresh);
  }, []);
  return session;
}
