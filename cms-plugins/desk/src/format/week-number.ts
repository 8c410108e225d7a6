/** A number of this week on the home. */
export interface WeekNumber {
  label: string;
  now: string;
  before: string;
  /** What `before` is of, where it is not the week before. */
  beforeWords?: string;
  /** The desk that has what is counted. */
  to: string;
}

export const weekNumber = (
  label: string,
  { now, before }: { now: number; before: number },
  to: string,
): WeekNumber => ({ label, now: now.toLocaleString(), before: before.toLocaleString(), to });
