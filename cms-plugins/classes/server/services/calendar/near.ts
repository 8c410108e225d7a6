const hour = 60 * 60_000;
const day = 24 * hour;

/** How many other times are offered in place of one that has gone. */
const offered = 3;

/** Those next to a time that has gone: about the same time of day first (BK3). In order. */
export function nearTimes(times: readonly Date[], wanted: Date): Date[] {
  return [...times]
    .filter((at) => at.getTime() !== wanted.getTime())
    .sort((a, b) => distance(a, wanted) - distance(b, wanted))
    .slice(0, offered)
    .sort((a, b) => a.getTime() - b.getTime());
}

/** Days apart, and a day more where it is another part of the day. */
function distance(at: Date, wanted: Date): number {
  const apart = Math.abs(at.getTime() - wanted.getTime());
  const onClock = Math.min(apart % day, day - (apart % day));
  return apart + (onClock > 2 * hour ? day : 0);
}
