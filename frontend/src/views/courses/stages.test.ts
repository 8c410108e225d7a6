import type { Grade } from '../../content/courses/course';
import { drawing } from '../testing/drawing';
import { stagesOf } from './stages';

const grade = (number: number): Grade => ({
  grade: number,
  slug: `grade-${number}`,
  title: `Grade ${number}`,
  summary: 'Counting',
  description: 'Counting.',
  topics: [],
  outcome: null,
  icon: drawing(),
  ages: null,
});
const grades = (...numbers: number[]) => numbers.map(grade);
const titles = (given: Grade[]) => stagesOf(given, []).map(({ title }) => title);

describe('the stages of maths', () => {
  it('are four, and have every grade once', () => {
    const all = grades(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    expect(titles(all)).toEqual(['Grades 1 to 3', 'Grades 4 to 6', 'Grades 7 and 8', 'Grades 9 and 10']);
    expect(stagesOf(all, []).flatMap((stage) => stage.grades)).toEqual(all);
  });

  it('name only the grades that are published', () => {
    expect(titles(grades(1, 7))).toEqual(['Grade 1', 'Grade 7']);
  });

  it('have the words that staff wrote for their place', () => {
    const words = [
      { title: 'First', text: 'Holding.' },
      { title: 'Second', text: 'Cutting.' },
    ];
    expect(stagesOf(grades(4), words)).toMatchObject([{ title: 'Second', text: 'Cutting.' }]);
  });
});
