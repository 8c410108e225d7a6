import { useEffect, useState } from 'react';
import { wasFreeClassShown } from '../../../browser/storage/free-class-shown';
import { msSinceLoad } from '../../../browser/page-age';
import type { Popup } from '../../../content/pages/home';
import { usePrebuilt } from '../../../ui/use-prebuilt';

export const fetchInvited = () => import('./Invited').then((part) => part.Invited);

/** Whether the invitation is due: some seconds after the first visit of the page. Its code is not loaded earlier. */
export function usePopup(popup: Pick<Popup, 'afterMs' | 'opensAgain'> | null): boolean {
  const afterMs = popup?.afterMs ?? null;
  const opensAgain = popup?.opensAgain === true;
  const wasPrebuilt = usePrebuilt();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (afterMs === null || wasFreeClassShown(opensAgain)) return;
    const stop = new AbortController();
    const open = async () => {
      await fetchInvited();
      if (!stop.signal.aborted) setDue(true);
    };
    // Without a connection there is no invitation; the next visit shows it.
    const start = () => void open().catch(() => undefined);
    const timer = setTimeout(start, Math.max(0, afterMs - (wasPrebuilt ? msSinceLoad() : 0)));
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [afterMs, opensAgain, wasPrebuilt]);
  return isDue;
}
