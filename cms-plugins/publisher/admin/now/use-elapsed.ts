import { useMemo } from 'react';
import { useNow } from '../parts/use-now';

/** How long something has been going on by the server's clock, told as time passes here. */
export function useElapsed(startedAt: string, serverNow: string): number {
  const now = useNow(500);
  // The clock of whoever looks may be another: what counts is how far the server's was when it answered.
  const ahead = useMemo(() => new Date(serverNow).getTime() - Date.now(), [serverNow]);
  return now + ahead - new Date(startedAt).getTime();
}
