import type { MediumSeed } from '../../engine/medium';

const caption = 'Drawn portrait in an octagon. A photograph can take its place.';

export const portraits = {
  'avatar-a': {
    drawing: 'avatar-a.svg',
    alternativeText: 'Drawn portrait: a girl with dark hair in a ponytail',
    caption,
  },
  'avatar-b': {
    drawing: 'avatar-b.svg',
    alternativeText: 'Drawn portrait: a person with short dark hair and round glasses',
    caption,
  },
  'avatar-c': {
    drawing: 'avatar-c.svg',
    alternativeText: 'Drawn portrait: a woman in a teal headscarf',
    caption,
  },
  'avatar-d': {
    drawing: 'avatar-d.svg',
    alternativeText: 'Drawn portrait: a person with dark curly hair',
    caption,
  },
  'avatar-e': {
    drawing: 'avatar-e.svg',
    alternativeText: 'Drawn portrait: a woman with glasses and her hair in a bun',
    caption,
  },
  'avatar-f': {
    drawing: 'avatar-f.svg',
    alternativeText: 'Drawn portrait: a person in a red cap',
    caption,
  },
} satisfies Record<string, MediumSeed>;
