import { p } from '../../blocks';
import { holidayCamp, oneCity } from './starters-of-places';
import type { LandingPageSeed } from '../../landing-types';

const oneCourse: LandingPageSeed = {
  title: 'Starter: one course',
  slug: 'starter-one-course',
  lead: 'Say in two sentences whom the course is for, and what a child has made at its end.',
  header: 'full',
  blocks: [
    {
      __component: 'block.hero',
      picture: { image: 'scene-short-courses', focalX: 50, focalY: 60 },
      button: { label: 'Try it free', href: '#form' },
    },
    {
      __component: 'block.steps',
      title: 'What your child does',
      items: [
        { title: 'First class', text: 'What is made in it.' },
        { title: 'The middle', text: 'What becomes harder.' },
        { title: 'The last class', text: 'What is shown to the family.' },
      ],
    },
    { __component: 'block.courses', title: 'The course', courses: ['game-workshop'] },
    { __component: 'block.plans', title: 'What it costs', plans: ['coding-monthly', 'coding-yearly'] },
    {
      __component: 'block.testimonials',
      title: 'What parents say',
      testimonials: ['Tom’s father, Leeds', 'Grace’s mother, Pune'],
    },
    {
      __component: 'block.form',
      title: 'Book a free class',
      lead: '45 minutes with a teacher, before you decide anything.',
      course: 'coding',
    },
    {
      __component: 'block.faq',
      title: 'Questions',
      questions: ['What is a short course?', 'What does my child need?'],
    },
  ],
};

const webinar: LandingPageSeed = {
  title: 'Starter: webinar with booking',
  slug: 'starter-webinar',
  lead: 'Say when it is, for how long, and what a parent knows afterwards.',
  header: 'quiet',
  blocks: [
    {
      __component: 'block.hero',
      eyebrow: 'Day and hour',
      picture: { image: 'scene-webinar', focalX: 50, focalY: 55 },
      button: { label: 'Book a place', href: '#form' },
    },
    {
      __component: 'block.table',
      title: 'The evening',
      firstHead: 'When',
      secondHead: 'What',
      rows: [
        { first: 'First half hour', second: 'What is shown' },
        { first: 'Second half hour', second: 'Your questions' },
      ],
    },
    {
      __component: 'block.picture-text',
      title: 'Who speaks',
      body: [p('Two or three sentences about the person, and why they know.')],
      picture: { image: 'scene-teachers', focalX: 50, focalY: 72 },
      side: 'left',
    },
    { __component: 'block.text', title: 'For whom it is', body: [p('And for whom it is not.')] },
    {
      __component: 'block.form',
      title: 'Book a place',
      lead: 'Say how parents get the link, and what happens if they cannot come.',
      points: [{ text: 'Free, and without payment details' }],
      button: 'Book a place',
      thanksTitle: 'Your place is booked',
      thanksText: 'Say when the link comes, and to whom a parent can write.',
    },
    {
      __component: 'block.closing',
      title: 'Bring a question',
      link: { label: 'Book a place', href: '#form' },
    },
  ],
};

/** Drafts that staff copy to begin a page. They are never published themselves. */
export const starters: LandingPageSeed[] = [holidayCamp, oneCourse, oneCity, webinar];
