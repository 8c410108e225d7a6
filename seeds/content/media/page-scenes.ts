import type { MediumSeed } from '../../engine/medium';

/** Scenes and drawings of single pages. A photograph can take the place of each scene. */
export const pageScenes = {
  'scene-one-to-one': {
    drawing: 'scene-one-to-one.svg',
    alternativeText:
      'A teacher and a girl face each other on a shared screen; both reach for the same paper lantern between them',
    caption: 'Paper-cut scene of the one-to-one page.',
  },
  'scene-stem': {
    drawing: 'scene-stem.svg',
    alternativeText:
      'A table with a flask, a ruler and a laptop; a woman examines code through a large paper magnifying glass while a boy steadies the flask',
    caption: 'Paper-cut scene of the STEM page.',
  },
  'scene-certificate': {
    drawing: 'scene-certificate.svg',
    alternativeText:
      'A boy proudly holds up a large certificate with a marigold folded corner in front of lines of hanging certificates',
    caption: 'Paper-cut scene of the certification page.',
  },
  'scene-holiday-camp': {
    drawing: 'scene-holiday-camp.svg',
    alternativeText:
      'Three glowing tents between pine trees at sunset; a girl launches a paper plane and a boy in a wheelchair steers a lantern robot',
    caption: 'Paper-cut scene of the page of a holiday camp.',
  },
  'scene-webinar': {
    drawing: 'scene-webinar.svg',
    alternativeText:
      'On a small paper stage a teacher in a headscarf explains a curve on a glowing sheet; families watch from two rows of seats',
    caption: 'Paper-cut scene of the page of an evening for parents.',
  },
  'scene-calendar': {
    drawing: 'scene-calendar.svg',
    alternativeText:
      'A tall paper calendar whose days are little windows; some are lit, and a girl on a pile of bricks opens the one she has chosen',
    caption: 'Paper-cut scene of the page about the month before exams.',
  },
  'scene-city': {
    drawing: 'scene-city.svg',
    alternativeText:
      'A skyline of tall paper lanterns glows at night behind a river; a girl and a boy with a small lantern look at it from the bank',
    caption: 'Paper-cut scene of the page of one city.',
  },
  'scene-lesson-steps': {
    drawing: 'scene-lesson-steps.svg',
    alternativeText:
      'Three paper cards on a string: a teacher greets a boy on a screen, the boy stacks bricks, and he shows the finished lantern to his grandmother',
    caption: 'Paper-cut scene of how a lesson runs.',
  },
  'scene-contact': {
    drawing: 'scene-contact.svg',
    alternativeText:
      'A lamp post hung with paper letters, a telephone and speech bubbles; a girl posts a letter while her grandfather waits with the next one',
    caption: 'Paper-cut scene of the contact page.',
  },
  'scene-faq': {
    drawing: 'scene-faq.svg',
    alternativeText:
      'Question marks folded as paper birds fly up from the hands of a boy; Wick the lantern robot waves to them',
    caption: 'Paper-cut scene of the FAQ page.',
  },
  'scene-short-courses': {
    drawing: 'scene-short-courses.svg',
    alternativeText:
      'Nine small paper market stalls on three terraces at sunset, with bricks, a robot, a game pad, a web page, a snake, a chart, a phone, a chip and a star',
    caption: 'Paper-cut scene of the short courses.',
  },
  'robot-turn-120': {
    drawing: 'robot-turn-120.svg',
    alternativeText: 'A triangle drawn by the robot instead of a square',
    caption: 'The path of a robot that turns 120 degrees at each corner.',
  },
  'robot-turn-100': {
    drawing: 'robot-turn-100.svg',
    alternativeText: 'Four sides that nearly make a square but do not meet',
    caption: 'The path of a robot that turns 100 degrees at each corner.',
  },
  'robot-turn-90': {
    drawing: 'robot-turn-90.svg',
    alternativeText: 'A square with the turn marked at each of its four corners',
    caption: 'The path of a robot that turns 90 degrees at each corner.',
  },
  'robot-turn-60': {
    drawing: 'robot-turn-60.svg',
    alternativeText: 'A closed hexagon',
    caption: 'The path of a robot that turns 60 degrees at each corner.',
  },
} satisfies Record<string, MediumSeed>;
