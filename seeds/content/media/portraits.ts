import type { MediumSeed } from '../../engine/medium';

const caption = (person: string) => `Drawn portrait of ${person}. A photograph can take its place.`;

/** One for each person: no two share a face. */
export const portraits = {
  'portrait-ananya-r': {
    drawing: 'portrait-ananya-r.svg',
    alternativeText: 'Drawn portrait: a woman with a long dark plait and a marigold shawl',
    caption: caption('Ananya R.'),
  },
  'portrait-helen-m': {
    drawing: 'portrait-helen-m.svg',
    alternativeText: 'Drawn portrait: a woman with freckles, a copper bob and square glasses',
    caption: caption('Helen M.'),
  },
  'portrait-farah-k': {
    drawing: 'portrait-farah-k.svg',
    alternativeText: 'Drawn portrait: a woman in a teal headscarf',
    caption: caption('Farah K.'),
  },
  'portrait-joseph-a': {
    drawing: 'portrait-joseph-a.svg',
    alternativeText: 'Drawn portrait: a man with short grey hair and a grey beard',
    caption: caption('Joseph A.'),
  },
  'portrait-li-wen': {
    drawing: 'portrait-li-wen.svg',
    alternativeText: 'Drawn portrait: a young woman with a black bob, a fringe and a red clip',
    caption: caption('Li Wen'),
  },
  'portrait-martha-s': {
    drawing: 'portrait-martha-s.svg',
    alternativeText: 'Drawn portrait: an older woman with white hair in a bun and round glasses',
    caption: caption('Martha S.'),
  },
  'portrait-rohan-d': {
    drawing: 'portrait-rohan-d.svg',
    alternativeText: 'Drawn portrait: a man with a short beard and a rose hooded jumper',
    caption: caption('Rohan D.'),
  },
  'portrait-samuel-t': {
    drawing: 'portrait-samuel-t.svg',
    alternativeText: 'Drawn portrait: a man with a flat cap, a moustache and a pencil behind his ear',
    caption: caption('Samuel T.'),
  },
  'portrait-daniel-o': {
    drawing: 'portrait-daniel-o.svg',
    alternativeText: 'Drawn portrait: a man with a high forehead, a brown beard and glasses',
    caption: caption('Daniel O.'),
  },
  'portrait-kabir': {
    drawing: 'portrait-kabir.svg',
    alternativeText: 'Drawn portrait: a boy of eleven with tousled dark hair and headphones',
    caption: caption('Kabir, 11'),
  },
  'portrait-meera': {
    drawing: 'portrait-meera.svg',
    alternativeText: 'Drawn portrait: a girl of nine with two plaits and red ribbons',
    caption: caption('Meera, 9'),
  },
  'portrait-tom': {
    drawing: 'portrait-tom.svg',
    alternativeText: 'Drawn portrait: a boy of fourteen with ginger hair and freckles',
    caption: caption('Tom, 14'),
  },
  'portrait-aisha': {
    drawing: 'portrait-aisha.svg',
    alternativeText: 'Drawn portrait: a girl of seven with big curls and a marigold hairband',
    caption: caption('Aisha, 7'),
  },
  'portrait-arjun': {
    drawing: 'portrait-arjun.svg',
    alternativeText: 'Drawn portrait: a young man of sixteen in a rose turban',
    caption: caption('Arjun, 16'),
  },
  'portrait-grace': {
    drawing: 'portrait-grace.svg',
    alternativeText: 'Drawn portrait: a girl of twelve with braids, beads and round glasses',
    caption: caption('Grace, 12'),
  },
} satisfies Record<string, MediumSeed>;
