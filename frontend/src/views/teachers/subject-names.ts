import type { Teacher } from '../../content/courses/teacher';

export const subjectNames: Record<Teacher['subject'], string> = {
  coding: 'Coding',
  maths: 'Maths',
  robotics: 'Robotics',
};
