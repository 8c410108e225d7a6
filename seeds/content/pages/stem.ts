import type { PageSeed } from '../../types';

/** The page shows a seal once staff fill in the accreditation. Until then it claims none. */
export const stemPage: PageSeed = {
  key: 'stem',
  title: 'How we teach STEM',
  lead: 'Everything we claim about our teaching, on one sheet, with the place where you can check it.',
  picture: { image: 'scene-stem', focalX: 50, focalY: 52 },
  claims: [
    {
      letter: 'S',
      heading: 'Science starts with a guess',
      text: 'Before a circuit is switched on or a ball is let go, the child says what will happen. A wrong guess is the beginning of the lesson.',
      proof: 'Our posts on robotics begin in the same way, and you can try them at home.',
      link: { label: 'Three questions about robots', href: '/blog/three-questions-that-explain-every-robot' },
    },
    {
      letter: 'T',
      heading: 'Technology is written, not watched',
      text: 'From the second class on, every child has typed or snapped together something that runs. Nobody finishes a course with only videos behind them.',
      proof: 'The learning steps of all four coding plans are public.',
      link: { label: 'Coding courses', href: '/courses/coding' },
    },
    {
      letter: 'E',
      heading: 'Engineering means someone uses it',
      text: 'A project is finished when a person who did not build it has used it, and something was changed because of what they did.',
      proof:
        'Game Workshop ends with a test by other players, and says so in its topics. Robot Builders starts at age 8.',
      link: { label: 'The short courses', href: '/courses/coding' },
    },
    {
      letter: 'M',
      heading: 'Maths is drawn before it is written',
      text: 'Each idea in grades 1 to 10 has a drawing that comes first. The symbol arrives as a short way to say what the child already sees.',
      proof: 'Every grade lists its topics.',
      link: { label: 'Maths, grade by grade', href: '/courses/math' },
    },
  ],
  notesTitle: 'What this sheet does not say',
  notes: [
    {
      title: 'It is no accreditation',
      text: 'An accreditation is an outside review of a whole program. When we have one, its issuer, number and dates will be on this sheet.',
    },
    {
      title: 'It is not a school qualification',
      text: 'Schools and universities decide for themselves what they do with it.',
    },
    {
      title: 'It covers no Olympiad',
      text: 'Those our learners enter are held by others, under their own names and rules.',
    },
  ],
  closing: {
    title: 'The best evidence is a lesson',
    text: 'Sit next to your child for one class and judge for yourself. It takes 45 minutes and is free.',
    link: { label: 'Book a Free Class', href: '/book-free-class' },
  },
  seo: {
    title: 'How we teach science, technology and maths',
    description:
      'Four claims about how we teach science, technology, engineering and maths, and for each of them the place where you can check it.',
  },
};
