import type { PlannedClass } from '@lanternway/contracts/enquiries/staff-classes';

/** 'Meera Raman, grade 4' */
export const childInWords = ({ name, course, level }: PlannedClass): string =>
  level === null ? name : `${name}, ${course === 'math' ? 'grade' : 'age'} ${String(level)}`;

/** What is said where a class is cancelled: before, and once it is done. */
export const cancelWords = {
  before: (child: string): string =>
    `${child}'s parent gets an email that the class is cancelled, and it disappears from their calendar.`,
  done: 'The class is cancelled. The parent gets an email.',
} as const;

/** A class needs a room two hours before, at the latest. */
const roomMs = 2 * 60 * 60_000;

/** Whether somebody has to set a room now. */
export function lacksRoom({ state, startsAt, minutes, hasRoom }: PlannedClass, now: number): boolean {
  const begins = Date.parse(startsAt);
  const isOver = begins + minutes * 60_000 < now;
  return state === 'scheduled' && !hasRoom && !isOver && begins - now <= roomMs;
}
