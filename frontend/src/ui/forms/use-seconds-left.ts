import { useEffect, useState } from 'react';

const secondsUntil = (time: number) => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/** Whole seconds until a moment (ms since 1970); 0 once it has passed. Each tick reads the clock again. */
export function useSecondsLeft(until: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  useEffect(() => {
    const look = () => setSeconds(secondsUntil(until));
    look();
    if (secondsUntil(until) === 0) return undefined;
    const ticker = setInterval(() => {
      look();
      if (secondsUntil(until) === 0) clearInterval(ticker);
    }, 250);
    return () => clearInterval(ticker);
  }, [until]);
  return seconds;
}
