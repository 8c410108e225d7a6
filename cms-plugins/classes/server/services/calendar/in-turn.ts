import type { Core } from '@strapi/strapi';
import type { ReadTeacher } from './read-teachers';

const halfWeek = 3.5 * 24 * 60 * 60_000;

/**
 * Whom of these to ask for a class at this moment: first who has a place left in one, then who gives the fewest in the days around, then
 * who was not asked for the longest time (BK4).
 */
export async function inTurn(
  strapi: Core.Strapi,
  teachers: readonly ReadTeacher[],
  at: Date,
): Promise<ReadTeacher[]> {
  if (teachers.length < 2) return [...teachers];
  const keys = teachers.map(({ key }) => key);
  const rows: { teacher_key: string; classes: number | string }[] = await strapi.db
    .getConnection('classes_sessions')
    .select(
      'teacher_key',
      // Children who share a class are one.
      strapi.db.connection.raw('count(distinct coalesce(class_key, document_id)) as classes'),
    )
    .whereIn('teacher_key', keys)
    .whereIn('state', ['held', 'booked'])
    .whereBetween('starts_at', [new Date(at.getTime() - halfWeek), new Date(at.getTime() + halfWeek)])
    .groupBy('teacher_key');
  const counts = new Map(rows.map((row) => [row.teacher_key, Number(row.classes)]));
  const rank = ({ open }: ReadTeacher) => (open.has(at.getTime()) ? 0 : 1);
  const classes = ({ key }: ReadTeacher) => counts.get(key) ?? 0;
  return [...teachers].sort(
    (a, b) => rank(a) - rank(b) || classes(a) - classes(b) || a.lastHeldAt - b.lastHeldAt,
  );
}
