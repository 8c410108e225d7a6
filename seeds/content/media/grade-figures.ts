import type { MediumSeed } from '../../engine/medium';

export const gradeFigures = {
  'grade-1': {
    drawing: 'grade-1.svg',
    alternativeText: 'Five counting blocks in a row',
    caption: 'Figure for grade 1: five blocks in four colours, to be counted.',
  },
  'grade-2': {
    drawing: 'grade-2.svg',
    alternativeText: 'A number line with three equal jumps drawn over it',
    caption: 'Figure for grade 2: three jumps of the same length along a number line.',
  },
  'grade-3': {
    drawing: 'grade-3.svg',
    alternativeText: 'Fifteen dots in three rows of five',
    caption: 'Figure for grade 3: three times five as an array of dots.',
  },
  'grade-4': {
    drawing: 'grade-4.svg',
    alternativeText: 'Two circles that show three quarters and five eighths',
    caption:
      'Figure for grade 4: one circle in four parts with three coloured, one in eight with five coloured.',
  },
  'grade-5': {
    drawing: 'grade-5.svg',
    alternativeText: 'A triangle with one angle marked',
    caption: 'Figure for grade 5: an arc marks the angle at the left corner of a triangle.',
  },
  'grade-6': {
    drawing: 'grade-6.svg',
    alternativeText: 'Two bars with different parts of them filled',
    caption: 'Figure for grade 6: two bars of equal length, compared by how much of each is filled.',
  },
  'grade-7': {
    drawing: 'grade-7.svg',
    alternativeText: 'A balance that is not level, with one block on the right and two on the left',
    caption: 'Figure for grade 7: an equation as a balance.',
  },
  'grade-8': {
    drawing: 'grade-8.svg',
    alternativeText: 'A three by three square beside a root sign',
    caption: 'Figure for grade 8: a square of nine small squares, and the sign for its root.',
  },
  'grade-9': {
    drawing: 'grade-9.svg',
    alternativeText: 'A curve drawn on two axes with one point marked',
    caption: 'Figure for grade 9: the graph of a curve that rises, falls and rises again.',
  },
  'grade-10': {
    drawing: 'grade-10.svg',
    alternativeText: 'A right-angled triangle with one angle marked',
    caption: 'Figure for grade 10: the angle and the sides from which sine, cosine and tangent are read.',
  },
} satisfies Record<string, MediumSeed>;
