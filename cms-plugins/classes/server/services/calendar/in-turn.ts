import type { ReadTeacher } from './read-teachers';

/**
 * Whom of these to ask for a class at this moment: first who has a place left in one, then who gives the fewest in the days around, then
 * who was not asked for the longest time (BK4).
 */
export function inTurn(teachers: readonly ReadTeacher[], at: Date): ReadTeacher[] {
  const rank = ({ open }: ReadTeacher) => (open.has(at.getTime()) ? 0 : 1);
  return [...teachers].sort(
    (a, b) => rank(a) - rank(b) || a.around - b.around || a.lastHeldAt - b.lastHeldAt,
  );
}
