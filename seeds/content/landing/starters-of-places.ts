import { p } from '../../blocks';
import type { LandingPageSeed } from '../../landing-types';

/* Starters for a time and for a place. */

export const holidayCamp: LandingPageSeed = {
  title: 'Starter: holiday camp',
  slug: 'starter-holiday-camp',
  lead: 'Say for which ages it is, what is built, and from which day to which.',
  header: 'quiet',
  blocks: [
    {
      __component: 'block.hero',
      eyebrow: 'First day to last day',
      picture: { image: 'scene-holiday-camp', focalX: 50, focalY: 60 },
      button: { label: 'Book a free try-out', href: '#form' },
    },
    {
      __component: 'block.facts',
      title: 'The camp in figures',
      items: [
        { value: 'How many mornings', label: 'and the days without a class' },
        { value: 'How many hours', label: 'in all, with breaks' },
        { value: 'Which ages', label: 'and what a child must know before' },
      ],
    },
    {
      __component: 'block.table',
      title: 'The days',
      firstHead: 'Day',
      secondHead: 'What we build',
      rows: [
        { first: 'Day one', second: 'Something that works on the first morning' },
        { first: 'The last day', second: 'What is shown to the family' },
      ],
    },
    { __component: 'block.teachers', title: 'Who teaches', teachers: ['samuel-t', 'farah-k'] },
    {
      __component: 'block.form',
      title: 'Book a free try-out',
      lead: '45 minutes with a teacher, before you decide anything.',
      points: [{ text: 'No payment details' }],
      course: 'coding',
      button: 'Book the try-out',
    },
    {
      __component: 'block.faq',
      title: 'Questions',
      questions: ['What does my child need?', 'Which time zone are class times in?', 'Can I get a refund?'],
    },
  ],
};

export const oneCity: LandingPageSeed = {
  title: 'Starter: one city',
  slug: 'starter-one-city',
  lead: 'Say which city it is, and why families there learn online with one teacher.',
  header: 'full',
  blocks: [
    {
      __component: 'block.hero',
      picture: { image: 'scene-city', focalX: 50, focalY: 55 },
      button: { label: 'Book a free class', href: '#form' },
    },
    {
      __component: 'block.picture-text',
      title: 'After school, at home',
      body: [p('Say at which hours of this city classes are held, and which schools the children go to.')],
      picture: { image: 'scene-lesson-steps', focalX: 50, focalY: 52 },
      side: 'right',
    },
    {
      __component: 'block.courses',
      title: 'What families here choose',
      courses: ['robot-builders', 'game-workshop'],
    },
    { __component: 'block.plans', title: 'What it costs', plans: ['coding-monthly', 'coding-yearly'] },
    {
      __component: 'block.testimonials',
      title: 'What parents say',
      testimonials: ['Tom’s father, Leeds', 'Grace’s mother, Pune'],
    },
    {
      __component: 'block.form',
      title: 'Book a free class',
      lead: '45 minutes with a teacher, at an hour of your city.',
    },
  ],
};
