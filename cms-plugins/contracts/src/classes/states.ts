/** How a class went, once its time has come. */
export const classOutcomes = ['attended', 'no-show'] as const;

export type ClassOutcome = (typeof classOutcomes)[number];

export const classStates = ['scheduled', ...classOutcomes, 'cancelled'] as const;

export type ClassState = (typeof classStates)[number];
