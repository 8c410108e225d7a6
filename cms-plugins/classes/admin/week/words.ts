import { courseLabels } from '@lanternway/contracts/enquiries/site';
import type { PlannedClass } from '@lanternway/contracts/enquiries/staff-classes';
import type { Colour } from '@lanternway/desk/parts/WordBadge';

export const courseWord = ({ course }: Pick<PlannedClass, 'course'>): string => courseLabels[course];

export const noRoom = 'No room';

export const noTeacher = 'Without a teacher';

export const stateWords: Record<PlannedClass['state'], [word: string, colour: Colour]> = {
  scheduled: ['Scheduled', 'primary'],
  attended: ['Attended', 'success'],
  'no-show': ['No show', 'danger'],
  cancelled: ['Cancelled', 'neutral'],
};
