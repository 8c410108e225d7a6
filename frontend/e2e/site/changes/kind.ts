import type { StaffCalls } from '../staff-calls';

/** Something that staff do, and what the site shows once it is live. */
export interface Step {
  make: () => Promise<unknown>;
  check: () => Promise<void>;
}

/** A kind of change. Its steps are made one release after the other; then `putBack` restores everything. */
export interface Kind {
  name: string;
  steps: Step[];
  putBack: Step;
}

/** Reads the present content, before anything is changed. */
export type KindMaker = (calls: StaffCalls) => Promise<Kind>;

/** The first of a list that must not be empty. */
export function first<T>(found: readonly T[], what: string): T {
  const [one] = found;
  if (one === undefined) throw new Error(`There is no ${what}.`);
  return one;
}
