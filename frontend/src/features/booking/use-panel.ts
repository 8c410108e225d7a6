import { useEffect, useState } from 'react';
import type { BookingPanel } from './BookingPanel';

type Panel = typeof BookingPanel;

export type LoadedPanel = { kind: 'loading' } | { kind: 'loaded'; Panel: Panel } | { kind: 'failed' };

/** Loads the form with all that it needs. The home page does not include it. */
export const fetchPanel = (): Promise<Panel> => import('./BookingPanel').then((part) => part.BookingPanel);

/** The form, loaded once it is wanted. A failed load is tried again the next time. */
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
