const hour = 60 * 60_000;
const day = 24 * hour;

/** How many other times are offered in place of one that has gone. */
const offered = 3;

/** The times nearest to one that has gone, preferring about the same time of day (BK3). In order of time. */
export function nearTimes(times: readonly Date[], wanted: Date): Date[] {
  return [...times]
    .filter((at) => at.getTime() !== wanted.getTime())
    .sort((a, b) => distance(a, wanted) - distance(b, wanted))
    .slice(0, offered)
    .sort((a, b) => a.getTime() - b.getTime());
}

/** The milliseconds between both, and a day more if their times of day are more than two hours apart. */
function distance(at: Date, wanted: Date): number {
  const apart = Math.abs(at.getTime() - wanted.getTime());
  const onClock = Math.min(apart % day, day - (apart % day));
  return apart + (onClock > 2 * hour ? day : 0);
}
