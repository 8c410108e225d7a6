import type { MediumSeed } from '../../engine/medium';

export const courseIcons = {
  'plan-kickstart': {
    drawing: 'plan-kickstart.svg',
    alternativeText: 'A hanging lantern with four faces, a tetrahedron',
    caption: 'The solid of the Kickstart plan: a yellow paper tetrahedron, the simplest solid there is.',
  },
  'plan-elevate': {
    drawing: 'plan-elevate.svg',
    alternativeText: 'A hanging lantern with six faces, a cube',
    caption: 'The solid of the Elevate plan: a rose paper cube with ribbons.',
  },
  'plan-mastery': {
    drawing: 'plan-mastery.svg',
    alternativeText: 'A hanging lantern with fourteen faces, a cuboctahedron',
    caption:
      'The solid of the Mastery plan: eight triangles and six squares in teal and yellow, with ribbons.',
  },
  'plan-professional': {
    drawing: 'plan-professional.svg',
    alternativeText: 'A star-shaped lantern with sixty faces, a stellated dodecahedron',
    caption: 'The solid of the Professional plan: a star of twelve points and sixty faces, with ribbons.',
  },
  'short-ai': {
    drawing: 'short-ai.svg',
    alternativeText: 'A large orange spark with a small teal one',
    caption: 'Drawing for the short course on artificial intelligence.',
  },
  'short-app': {
    drawing: 'short-app.svg',
    alternativeText: 'A phone with four coloured tiles on its screen',
    caption: 'Drawing for the short course on making apps.',
  },
  'short-data': {
    drawing: 'short-data.svg',
    alternativeText: 'A bar chart of three growing bars with a line above them',
    caption: 'Drawing for the short course on data.',
  },
  'short-electronics': {
    drawing: 'short-electronics.svg',
    alternativeText: 'A square chip with golden legs on all four sides',
    caption: 'Drawing for the short course on circuits and sensors.',
  },
  'short-game': {
    drawing: 'short-game.svg',
    alternativeText: 'A game controller with two round buttons',
    caption: 'Drawing for the short course on making games.',
  },
  'short-python': {
    drawing: 'short-python.svg',
    alternativeText: 'Lines of code on a dark square, some of them indented',
    caption: 'Drawing for the short course on Python.',
  },
  'short-robot': {
    drawing: 'short-robot.svg',
    alternativeText: 'Wick, a smiling lantern robot with red hands and boots',
    caption: 'Drawing for the short course on building robots.',
  },
  'short-story': {
    drawing: 'short-story.svg',
    alternativeText: 'An open book with two lines of writing on each page',
    caption: 'Drawing for the short course on stories made with blocks.',
  },
  'short-web': {
    drawing: 'short-web.svg',
    alternativeText: 'A browser window that shows an opening and a closing tag',
    caption: 'Drawing for the short course on web pages.',
  },
} satisfies Record<string, MediumSeed>;
