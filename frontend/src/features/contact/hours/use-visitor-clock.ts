import { useEffect, useState } from 'react';
import { browserZone } from '../../../browser/time-zone';

/** The visitor's zone and the time, from the first minute in the browser on. Null in the prebuilt page. */
export function useVisitorClock(): { zone: string; now: number } | null {
  const [clock, setClock] = useState<{ zone: string; now: number } | null>(null);
  useEffect(() => {
    const zone = browserZone();
    const look = () => setClock({ zone, now: Date.now() });
    look();
    const ticker = setInterval(look, 60_000);
    return () => clearInterval(ticker);
  }, []);
  return clock;
}
