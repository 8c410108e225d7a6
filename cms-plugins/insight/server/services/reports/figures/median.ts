/** So many families waited for so long. */
export interface Waits {
  weekday: number;
  minutes: number;
  families: number;
}

/** The median of all of them, and how many they are; of an even number the mean of the two in the middle. */
export function medianOf(waits: readonly Waits[]): { minutes: number | null; count: number } {
  const sorted = [...waits].sort((a, b) => a.minutes - b.minutes);
  const count = sorted.reduce((sum, { families }) => sum + families, 0);
  if (count === 0) return { minutes: null, count };
  const at = (place: number): number => {
    let passed = 0;
    for (const { minutes, families } of sorted) {
      passed += families;
      if (passed > place) return minutes;
    }
    return 0;
  };
  const middle = [at(Math.floor((count - 1) / 2)), at(Math.floor(count / 2))];
  return { minutes: Math.round(((middle[0] ?? 0) + (middle[1] ?? 0)) / 2), count };
}
