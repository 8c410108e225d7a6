import type { ClassMark } from '@lanternway/contracts/classes/teaching';

/** What is said after a mark. */
export const markedWords: Record<ClassMark, string> = {
  attended: 'Marked as attended.',
  'no-show': 'Marked as missed. We will write to the family.',
  cancelled: 'We email the parent, who can choose another time.',
};
