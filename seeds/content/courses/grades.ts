import type { GradeSeed } from '../../types';
import type { MediaKey } from '../../media-keys';

interface Grade {
  icon: MediaKey;
  summary: string;
  outcome: string;
  description: string;
  topics: string[];
}

/** In order, grade 1 first. */
const years: Grade[] = [
  {
    icon: 'grade-1',
    summary: 'Counting and shapes',
    outcome: 'counts 100 pasta shells in bundles of ten, and tells you how many are left over.',
    description:
      'Numbers become something to hold before they become something to write. Children count, group and share real things, meet ten as a bundle, and name the shapes they can trace around the house.',
    topics: [
      'Counting to 100',
      'Tens and ones',
      'Adding and taking away to 20',
      'Flat and solid shapes',
      'Longer, shorter, heavier, lighter',
    ],
  },
  {
    icon: 'grade-2',
    summary: 'Number lines and money',
    outcome: 'pays for two things in a shop and knows the change before it comes back.',
    description:
      'The number line turns sums into jumps that can be seen. Children add and subtract two-digit numbers, pay and give change, read the clock, and meet multiplication as equal jumps.',
    topics: [
      'Numbers to 1,000',
      'Adding and subtracting two-digit numbers',
      'Equal jumps and groups',
      'Money and change',
      'Telling the time',
    ],
  },
  {
    icon: 'grade-3',
    summary: 'Times tables',
    outcome: 'works out 7 × 8 from 7 × 7 when the answer has slipped away.',
    description:
      'Tables are learned as rows and columns first and by heart second. Children see why three fives and five threes agree, divide by sharing and by grouping, and use both in problems with more than one step.',
    topics: [
      'Times tables to 10 by array',
      'Sharing and grouping',
      'First fractions of a whole',
      'Perimeter',
      'Bar charts',
    ],
  },
  {
    icon: 'grade-4',
    summary: 'Fractions',
    outcome: 'shares three pizzas between four and says why ⅓ is more than ¼.',
    description:
      'Paper is folded, cut and compared until a third is plainly larger than a quarter. Then the symbols arrive. Children compare and add fractions of the same kind, multiply larger numbers, and measure area.',
    topics: [
      'Equal parts and equivalent fractions',
      'Comparing and adding fractions',
      'Multiplying two-digit numbers',
      'Long division begins',
      'Area by squares',
    ],
  },
  {
    icon: 'grade-5',
    summary: 'Angles and decimals',
    outcome: 'reads 2.40 m off a tape, and turns a robot by exactly 135°.',
    description:
      'Tenths and hundredths grow out of fractions, and turning grows into angle. Children add and multiply decimals, measure with a protractor, and work with fractions of different kinds.',
    topics: [
      'Decimals to hundredths',
      'Fractions of different kinds',
      'Measuring and drawing angles',
      'Volume by cubes',
      'Averages',
    ],
  },
  {
    icon: 'grade-6',
    summary: 'Ratio and percent',
    outcome: 'doubles a recipe for five, and sees through “50 % more free”.',
    description:
      'Recipes, maps and discounts all ask the same question: how much of this for how much of that. Learners compare by ratio, move freely between fraction, decimal and percent, and go below zero.',
    topics: [
      'Ratio and unit rate',
      'Percent',
      'Negative numbers',
      'Letters for numbers',
      'Area of triangles and parallelograms',
    ],
  },
  {
    icon: 'grade-7',
    summary: 'Equations',
    outcome: 'finds the number you are thinking of, and shows you how.',
    description:
      'An equation is a balance: what is done to one side is done to the other. Learners solve for an unknown, check by putting the answer back, and describe proportion by table, rule and graph.',
    topics: [
      'Solving one- and two-step equations',
      'Proportion by table, rule and graph',
      'Operations with negative numbers',
      'Circles',
      'Chance',
    ],
  },
  {
    icon: 'grade-8',
    summary: 'Squares, roots, area',
    outcome: 'works out the paint for a room, windows taken off.',
    description:
      'A square on each side of a triangle leads to the theorem of Pythagoras and to numbers that never end. Learners work with powers and roots, straight lines on a grid, and the surface and volume of solids.',
    topics: [
      'Powers and roots',
      'The theorem of Pythagoras',
      'Straight-line graphs',
      'Two equations at once',
      'Surface and volume',
    ],
  },
  {
    icon: 'grade-9',
    summary: 'Graphs',
    outcome: 'draws the graph of a walk to school and reads where you stopped to talk.',
    description:
      'A graph tells a story that a table hides. Learners draw and read straight lines and parabolas, factorise, prove statements about triangles and circles step by step, and judge a set of data by its spread.',
    topics: [
      'Linear and quadratic graphs',
      'Expanding and factorising',
      'Congruence and proof',
      'Circle theorems',
      'Mean, median and spread',
    ],
  },
  {
    icon: 'grade-10',
    summary: 'Trigonometry',
    outcome: 'measures a tree with a stick and its shadow.',
    description:
      'With an angle and one length a tower can be measured from the ground. Learners use sine, cosine and tangent, solve quadratic equations in three ways, and work with sequences, chance and coordinate geometry.',
    topics: [
      'Sine, cosine and tangent',
      'Quadratic equations',
      'Arithmetic sequences',
      'Coordinate geometry',
      'Probability of combined events',
    ],
  },
];

export const grades: GradeSeed[] = years.map(({ icon, summary, outcome, description, topics }, index) => {
  const grade = index + 1;
  return {
    kind: 'maths_grade',
    subject: 'maths',
    title: `Grade ${grade}`,
    slug: `grade-${grade}`,
    order: index,
    grade,
    minAge: grade + 5,
    maxAge: grade + 6,
    summary,
    outcome,
    description,
    icon,
    topics: topics.map((title) => ({ title })),
  };
});
