import type { StaffCalls } from '../staff-calls';

/** Something staff do, and what the site shows once it is live. */
export interface Step {
  make: () => Promise<unknown>;
  check: () => Promise<void>;
}

/** A kind of change; its steps are made one release after the other, and the last of them puts all back. */
export interface Kind {
  name: string;
  steps: Step[];
  putBack: Step;
}

/** Reads what stands there, before anything is changed. */
export type KindMaker = (calls: StaffCalls) => Promise<Kind>;

/** The only one, of which there must be one. */
export function first<T>(found: readonly T[], what: string): T {
  const [one] = found;
  if (one === undefined) throw new Error(`There is no ${what}.`);
  return one;
}
