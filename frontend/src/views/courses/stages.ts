import type { Grade } from '../../content/courses/course';

/** The last grade of each stage. */
const lastGrades = [3, 6, 8, 10];

export interface Stage {
  title: string;
  text: string | null;
  grades: Grade[];
}

function titleOf(grades: Grade[]): string {
  const numbers = grades.map(({ grade }) => grade);
  const [first, last] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
  if (first === last) return `Grade ${first}`;
  return `Grades ${first} ${last - first === 1 ? 'and' : 'to'} ${last}`;
}

/** The grades in four stages, in order. A stage without a published grade is left out. */
export function stagesOf(grades: Grade[], words: { title: string; text: string }[]): Stage[] {
  return lastGrades.flatMap((last, index) => {
    const first = (lastGrades[index - 1] ?? 0) + 1;
    const own = grades.filter(({ grade }) => grade >= first && grade <= last);
    if (own.length === 0) return [];
    const said = words[index];
    return [{ title: said?.title ?? titleOf(own), text: said?.text ?? null, grades: own }];
  });
}
