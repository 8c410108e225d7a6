import type { FaqSeed } from '../../types';

/** A question as its group's file writes it: group and order follow from where it stands. */
export type Question = Pick<FaqSeed, 'question' | 'answer'>;
