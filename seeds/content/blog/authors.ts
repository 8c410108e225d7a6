import type { AuthorSeed } from '../../types';

export const authors: AuthorSeed[] = [
  {
    name: 'Ananya R.',
    slug: 'ananya-r',
    role: 'Maths teacher',
    bio: 'Ananya teaches maths to grades 1 to 6. She keeps a drawer of paper strips, bottle caps and one very old balance scale, and starts most lessons by asking what a child already thinks. She writes here about the ideas that look small on a page and turn out not to be.',
    portrait: 'portrait-ananya-r',
  },
  {
    name: 'Helen M.',
    slug: 'helen-m',
    role: 'Coding teacher',
    bio: 'Helen wrote software for eleven years before she taught anyone else to. She works with learners aged 8 to 15, mostly at the point where blocks give way to typed code. She believes every program should be read aloud at least once before it is run.',
    portrait: 'portrait-helen-m',
  },
  {
    name: 'Farah K.',
    slug: 'farah-k',
    role: 'Robotics teacher',
    bio: 'Farah teaches robotics and electronics, and mentors learners in the satellite program. Her first robot was a biscuit tin that could not turn left. She writes about machines you can build, or simply watch, without buying anything.',
    portrait: 'portrait-farah-k',
  },
  {
    name: 'Daniel O.',
    slug: 'daniel-o',
    role: 'Parent-teacher coordinator',
    bio: 'Daniel arranges our parent-teacher meetings and sits in on a good many of them. He taught in primary schools for nine years. He writes about the ten minutes before and after a class, which belong to the family and matter more than most people think.',
    portrait: 'portrait-daniel-o',
  },
];
