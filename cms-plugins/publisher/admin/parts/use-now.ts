import { useEffect, useState } from 'react';

/** The current time, updated at this interval. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const beat = setInterval(() => {
      setNow(Date.now());
    }, everyMs);
    return () => {
      clearInterval(beat);
    };
  }, [everyMs]);
  return now;
}
