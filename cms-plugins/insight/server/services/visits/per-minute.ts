/** More keys than any minute of honest visits has. */
const mostKeys = 100_000;

/**
 * Counts by key in each minute of the clock, in the memory of this process.
 * @returns whether this call exceeds what a minute allows the key; a new key is refused when there are `mostKeys` of them
 */
export function perMinute(most: number): (key: string, at: number) => boolean {
  let minute = -1;
  const counts = new Map<string, number>();
  return (key, at) => {
    const present = Math.floor(at / 60_000);
    if (present !== minute) {
      counts.clear();
      minute = present;
    }
    const before = counts.get(key) ?? 0;
    if (before === 0 && counts.size >= mostKeys) return true;
    counts.set(key, before + 1);
    return before + 1 > most;
  };
}
