import type { Bought } from './course';
import type { Plan } from './plan';

/** The plans that last longer than what is bought, the shortest first. */
export const longerThan = (bought: Bought | null, plans: Plan[]): Plan[] =>
  plans.filter(({ months }) => bought !== null && months > bought.months).sort((a, b) => a.months - b.months);
