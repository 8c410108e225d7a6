import { useEffect, useState } from 'react';
import { presentName } from '@lanternway/contracts/fields/time-zones';

/** The visitor's zone and the time, from the first minute in the browser on. Null in the prebuilt page. */
export function useVisitorClock(): { zone: string; now: number } | null {
  const [clock, setClock] = useState<{ zone: string; now: number } | null>(null);
  useEffect(() => {
    const zone = presentName(Intl.DateTimeFormat().resolvedOptions().timeZone);
    const look = () => setClock({ zone, now: Date.now() });
    look();
    const ticker = setInterval(look, 60_000);
    return () => clearInterval(ticker);
  }, []);
  return clock;
}
