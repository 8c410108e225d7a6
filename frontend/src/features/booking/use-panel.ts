import { useEffect, useState } from 'react';
import type { BookingPanel } from './BookingPanel';

type Panel = typeof BookingPanel;

export type LoadedPanel = { kind: 'loading' } | { kind: 'loaded'; Panel: Panel } | { kind: 'failed' };

/** Fetches the form with all that it needs. Home carries none of it. */
export const fetchPanel = (): Promise<Panel> => import('./BookingPanel').then((part) => part.BookingPanel);

/** The form, fetched once it is wanted; tried again the next time where the connection was lost. */
export function usePanel(isWanted: boolean): LoadedPanel {
  const [loaded, setLoaded] = useState<LoadedPanel>({ kind: 'loading' });
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    fetchPanel().then(
      (Panel) => isHere && setLoaded({ kind: 'loaded', Panel }),
      () => isHere && setLoaded({ kind: 'failed' }),
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return loaded;
}
