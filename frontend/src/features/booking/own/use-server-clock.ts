import { useEffect, useState } from 'react';

/**
 * The server's clock, read again each time that many ms have passed: that of the device may be wrong, and the door opens by the
 * server's.
 * @param told what the server's clock said when the answer came
 */
export function useServerClock(told: string, everyMs: number): number {
  const [{ ahead }] = useState(() => ({ ahead: Date.parse(told) - Date.now() }));
  const [now, setNow] = useState(() => Date.now() + ahead);
  useEffect(() => {
    const ticker = setInterval(() => setNow(Date.now() + ahead), everyMs);
    return () => clearInterval(ticker);
  }, [ahead, everyMs]);
  return now;
}
