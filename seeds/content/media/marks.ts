import type { MediumSeed } from '../../engine/medium';

export const marks = {
  'affiliation-1': {
    drawing: 'affiliation-1.svg',
    alternativeText: 'A triangle inside a triangle',
    caption: 'Mark of the Northfield Maths Olympiad.',
  },
  'affiliation-2': {
    drawing: 'affiliation-2.svg',
    alternativeText: 'The face of a robot with an aerial',
    caption: 'Mark of the Open Robotics League.',
  },
  'affiliation-3': {
    drawing: 'affiliation-3.svg',
    alternativeText: 'A kite with its two crossed sticks',
    caption: 'Mark of the Kite School Network.',
  },
  'affiliation-4': {
    drawing: 'affiliation-4.svg',
    alternativeText: 'Two angle brackets around a dot',
    caption: 'Mark of the Civic Code Council.',
  },
  'affiliation-5': {
    drawing: 'affiliation-5.svg',
    alternativeText: 'A sail above two waves',
    caption: 'Mark of the Harbour Learning Trust.',
  },
  'affiliation-6': {
    drawing: 'affiliation-6.svg',
    alternativeText: 'A cube seen from one corner',
    caption: 'Mark of the Foldwork Makers Guild.',
  },
  'logo-mark': {
    drawing: 'logo-mark.svg',
    alternativeText: 'Lanternway',
    caption: 'The mark for light ground: an eight-sided lantern in peacock with a path as its light.',
  },
  'logo-mark-dark': {
    drawing: 'logo-mark-dark.svg',
    alternativeText: 'Lanternway',
    caption: 'The mark for dark ground: an eight-sided lantern in mist with a path as its light.',
  },
  'site-icon': {
    drawing: 'site-icon.svg',
    alternativeText: 'Lanternway',
    caption: 'The mark on a square, for browser tabs and phones.',
  },
  mascot: {
    drawing: 'mascot.svg',
    alternativeText: 'Wick, the lantern robot, smiles',
    caption: 'Shown next to thanks and good news.',
  },
  'mascot-asleep': {
    drawing: 'mascot-asleep.svg',
    alternativeText: 'Wick, the lantern robot, sleeps',
    caption: 'Stands where there is nothing to show yet.',
  },
  'scene-not-found': {
    drawing: 'scene-not-found.svg',
    alternativeText:
      'Wick, the lantern robot, studies a map under a hanging four, a lantern and another four',
    caption: 'A very wide scene at night for the page that says that there is no such page.',
  },
  'scene-forms': {
    drawing: 'scene-forms.svg',
    alternativeText: 'A girl with a lantern on a stick walks beside Wick, the lantern robot',
    caption: 'The scene next to the forms of the account pages.',
  },
  'certificate-sample': {
    drawing: 'certificate-sample.svg',
    alternativeText: 'A sample certificate of completion for the Kickstart plan, marked as a sample',
    caption:
      'A white sheet with one folded corner. It carries the Lanternway mark, the words Certificate of completion, a line for the learner’s name, the plan Kickstart with its nine learning steps and the module tests passed, lines for the date and the teacher, and the word Sample.',
    raster: { width: 1680, height: 1200, background: '#eff7f5' },
  },
  'share-default': {
    drawing: 'share-default.svg',
    alternativeText:
      'Lanternway. Where education meets dedication. A girl carries a lantern up steps of code',
    caption:
      'Shown when a page of this site is shared: the mark, the name and the tagline on a dark panel beside the scene of the lantern path.',
    raster: {
      width: 1200,
      height: 630,
      background: '#0a323c',
      behind: { drawing: 'scene-coding-lantern-path.svg', left: 432, width: 768, height: 630 },
    },
  },
} satisfies Record<string, MediumSeed>;
