import { useEffect, useState } from 'react';
import { wasFreeClassShown } from '../../../browser/storage/free-class-shown';
import { msSinceLoad } from '../../../browser/page-age';
import { usePrebuilt } from '../../../ui/use-prebuilt';
import { popupAfterMs } from '../timings';

export const fetchInvited = () => import('./Invited').then((part) => part.Invited);

/** Whether the invitation is due: some seconds after the first visit of the page. Its code is not loaded earlier. */
export function usePopup(isWanted: boolean): boolean {
  const wasPrebuilt = usePrebuilt();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isWanted || wasFreeClassShown()) return;
    const stop = new AbortController();
    const open = async () => {
      await fetchInvited();
      if (!stop.signal.aborted) setDue(true);
    };
    // Without a connection there is no invitation; the next visit shows it.
    const start = () => void open().catch(() => undefined);
    const timer = setTimeout(start, Math.max(0, popupAfterMs - (wasPrebuilt ? msSinceLoad() : 0)));
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isWanted, wasPrebuilt]);
  return isDue;
}
