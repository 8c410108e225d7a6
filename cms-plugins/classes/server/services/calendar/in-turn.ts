import type { ReadTeacher } from './read-teachers';

/**
 * The order in which to ask these teachers for a class at this moment: first those with a place left in a class, then those
 * with the fewest classes in the days around, then those who have not been asked for the longest time (BK4).
 */
export function inTurn(teachers: readonly ReadTeacher[], at: Date): ReadTeacher[] {
  const rank = ({ open }: ReadTeacher) => (open.has(at.getTime()) ? 0 : 1);
  return [...teachers].sort(
    (a, b) => rank(a) - rank(b) || a.around - b.around || a.lastHeldAt - b.lastHeldAt,
  );
}
