import type { CategorySeed } from '../../types';

export const categories: CategorySeed[] = [
  {
    title: 'Maths',
    slug: 'maths',
    description: 'Fractions, tables and shapes, drawn before they are written, with things to try on paper.',
  },
  {
    title: 'Coding',
    slug: 'coding',
    description: 'How children learn to give a computer clear instructions, from first blocks to Python.',
  },
  {
    title: 'Robotics',
    slug: 'robotics',
    description: 'Sensors, motors, satellites and cardboard: machines a family can understand together.',
  },
  {
    title: 'Learning at home',
    slug: 'learning-at-home',
    description: 'What a parent can say and do between classes, in a few minutes a day.',
  },
];
