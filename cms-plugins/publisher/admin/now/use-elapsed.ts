import { useMemo } from 'react';
import { useNow } from '../parts/use-now';

/** How long something has been running by the server's clock. It updates as time passes. */
export function useElapsed(startedAt: string, serverNow: string): number {
  const now = useNow(500);
  // The clock of this browser may be wrong: what counts is the server's clock when it answered.
  const ahead = useMemo(() => new Date(serverNow).getTime() - Date.now(), [serverNow]);
  return now + ahead - new Date(startedAt).getTime();
}
