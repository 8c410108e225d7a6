import type { FaqSeed } from '../../types';

/** A question in its group's file; group and order come from its place. */
export type Question = Pick<FaqSeed, 'question' | 'answer'>;
