import type { PageSeed } from '../../types';

export const certificationPage: PageSeed = {
  key: 'certification',
  title: 'A certificate that says what was learned',
  lead: 'Part of every plan, at no extra cost. This is what your child receives.',
  picture: { image: 'scene-certificate', focalX: 50, focalY: 52 },
  certificate: {
    learner: 'Meera Raman',
    line: 'who has finished the coding plan',
    course: 'Elevate',
    learned: [
      { text: 'Bigger blocks' },
      { text: 'Behind the block' },
      { text: 'Variables' },
      { text: 'Functions' },
      { text: 'Grids and coordinates' },
      { text: 'Rules of a game' },
      { text: 'Test with a friend' },
      { text: 'Share it' },
    ],
    day: '2026-10-30',
    teacher: 'Helen M.',
  },
  pins: [
    {
      title: 'The name you choose',
      text: 'Tell the teacher how it should be written before the last class.',
    },
    {
      title: 'The course, no rank',
      text: 'No percentage and no “best in class”. A number without its test tells a reader nothing.',
    },
    { title: 'What was learned', text: 'Every step by name, so a stranger knows what your child can do.' },
    {
      title: 'The day it was earned',
      text: 'The day the last piece of work was shown, not the day a plan ended.',
    },
    { title: 'A person who signs', text: 'The teacher who watched it happen.' },
  ],
  stepsTitle: 'How it is earned',
  steps: [
    {
      title: 'Every step taught',
      text: 'Each learning step of the coding plan, or each topic of the maths grade, has been taught and practised.',
    },
    {
      title: 'Every module test passed',
      text: 'A test that goes badly is taken again, after the module has been taught another way. Only the last result counts.',
    },
    {
      title: 'One piece of work shown',
      text: 'A finished project in coding and robotics; in maths, one solved problem with its working, explained aloud.',
    },
  ],
  durationsTitle: 'How long it takes',
  durationsLead: 'At two sessions of 45 minutes a week. Some children need half as long, some twice.',
  durations: [
    {
      course: 'A maths grade, 1 to 10',
      usually: 'about 6 months',
      sessions: '48',
      work: 'A problem solved and explained',
    },
    {
      course: 'Kickstart, Elevate, Mastery',
      usually: 'about a year',
      sessions: '96',
      work: 'A story, a game, a project for a real person',
    },
    {
      course: 'Professional',
      usually: 'about 2 years',
      sessions: '192',
      work: 'A portfolio of three projects',
    },
    {
      course: 'A short course',
      usually: '3 to 4 months',
      sessions: '16 or 24 hours',
      work: 'The thing that was built',
    },
  ],
  notesTitle: 'What it is not',
  notes: [
    {
      title: 'It is not a school qualification',
      text: 'And it does not take the place of one. In our experience the project behind it carries more weight than the paper, so we help every learner keep both.',
    },
    {
      title: 'It is no examination',
      text: 'There is no extra test and no extra fee at the end of a course.',
    },
    {
      title: 'Olympiads are separate',
      text: 'The organiser of an Olympiad issues its certificates. We do not.',
    },
  ],
  closing: {
    title: 'The first page is a free class',
    text: 'Your child meets a teacher and finishes one small project in 45 minutes.',
    link: { label: 'Book a Free Class', href: '/book-free-class' },
  },
  seo: {
    title: 'Certificates: how they are earned',
    description:
      'Every plan includes certificates. See a sample and what is written on it, what has to be finished to earn one, and how long that takes.',
  },
};
