import { useMemo } from 'react';
import { useNow } from '../parts/use-now';

/** How long something has been running by the server's clock. It updates as time passes. */
export function useElapsed(startedAt: string, serverNow: string): number {
  const now = useNow(500);
  // This browser's clock may be wrong, so the server's clock at its answer counts.
  const ahead = useMemo(() => new Date(serverNow).getTime() - Date.now(), [serverNow]);
  return now + ahead - new Date(startedAt).getTime();
}
