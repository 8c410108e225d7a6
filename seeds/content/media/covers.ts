import type { MediumSeed } from '../../engine/medium';

/** The covers of the blog's posts, named after their slugs. A photograph can take the place of each. */
export const covers = {
  'cover-a-test-is-a-map': {
    drawing: 'cover-a-test-is-a-map.svg',
    alternativeText:
      'A mother and her son read a marked test that is folded out like a map; a dotted path joins three wrong answers to a small lantern',
    caption: 'Cover of the post “A test is a map: reading it together”.',
  },
  'cover-why-we-draw-fractions-before-we-write-them': {
    drawing: 'cover-why-we-draw-fractions-before-we-write-them.svg',
    alternativeText:
      'Paper strips folded into halves, thirds and quarters lie one above the other; a girl slides the last third into its place',
    caption: 'Cover of the post “Why we draw fractions before we write them”.',
  },
  'cover-from-blocks-to-python': {
    drawing: 'cover-from-blocks-to-python.svg',
    alternativeText:
      'Code blocks climb a slope and turn into a long paper snake with lines of code on its back; a boy greets it',
    caption: 'Cover of the post “From blocks to Python: when, and how”.',
  },
  'cover-be-a-robot-make-a-sandwich': {
    drawing: 'cover-be-a-robot-make-a-sandwich.svg',
    alternativeText:
      'A girl reads out numbered steps; her father, dressed as a cardboard robot, has stacked jam and butter on a whole loaf',
    caption: 'Cover of the post “Be a robot, make a sandwich: coding without a screen”.',
  },
  'cover-measure-a-satellite-with-your-fist': {
    drawing: 'cover-measure-a-satellite-with-your-fist.svg',
    alternativeText:
      'On a hill at night a girl measures the path of a lantern satellite with her outstretched fist; her grandmother looks at a watch',
    caption: 'Cover of the post “Measure a satellite with your fist and a watch”.',
  },
  'cover-three-questions-that-explain-every-robot': {
    drawing: 'cover-three-questions-that-explain-every-robot.svg',
    alternativeText:
      'Three round lanterns show an eye, a fork in the road and a turning gear; below, a child inside a cardboard box follows a string across the floor',
    caption: 'Cover of the post “Three questions that explain every robot”.',
  },
  'cover-what-to-say-when-your-child-is-stuck': {
    drawing: 'cover-what-to-say-when-your-child-is-stuck.svg',
    alternativeText:
      'At the kitchen table a boy rests his head on his hand; a tangled thread above him runs out to a small lit lantern, while his father listens with a cup of tea',
    caption: 'Cover of the post “What to say when your child is stuck”.',
  },
  'cover-the-times-table-has-only-ten-hard-facts': {
    drawing: 'cover-the-times-table-has-only-ten-hard-facts.svg',
    alternativeText:
      'A square table of a hundred boxes is folded along its diagonal; only ten boxes are lit, and a girl on a ladder lights the last',
    caption: 'Cover of the post “The times table has only ten hard facts”.',
  },
} satisfies Record<string, MediumSeed>;
