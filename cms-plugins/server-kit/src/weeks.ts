import type { TwoWeeks, WeekQuery } from '@lanternway/contracts/wire/weeks';

export interface Period {
  from: Date;
  to: Date;
}

/** This week, which ends when the next one begins, and the one before. */
export function weeksOf({ from, before }: WeekQuery): { now: Period; before: Period } {
  const [monday, earlier] = [new Date(from), new Date(before)];
  const next = new Date(2 * monday.getTime() - earlier.getTime());
  return { now: { from: monday, to: next }, before: { from: earlier, to: monday } };
}

/** Counts both weeks. */
export async function countWeeks(
  query: WeekQuery,
  countIn: (period: Period) => Promise<number>,
): Promise<TwoWeeks> {
  const weeks = weeksOf(query);
  return { now: await countIn(weeks.now), before: await countIn(weeks.before) };
}
