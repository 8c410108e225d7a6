import type { HomePageSeed } from '../home-types';

export const homePage: HomePageSeed = {
  headline: "Every child carries a parent's hope — we honor it",
  tagline: 'Where education meets dedication.',
  buttons: [
    { label: 'Start Learning', href: '/book-free-class' },
    { label: 'View Courses', href: '/courses/coding' },
  ],
  slides: [
    { label: 'Coding', picture: { image: 'scene-coding-lantern-path', focalX: 55, focalY: 45 } },
    { label: 'Maths', picture: { image: 'scene-maths-curve-bridge', focalX: 52, focalY: 45 } },
    { label: 'Robotics', picture: { image: 'scene-robotics-star-lantern', focalX: 48, focalY: 45 } },
  ],
  pricingTitle: 'Plans and prices',
  pricingLead:
    'Every session is 45 minutes with one teacher and one child. Each column below is one month, each lit square is one session.',
  pricingRefundNote: 'When can I get a refund?',
  satellite: {
    title: 'The satellite program',
    lead: 'For young coders who are ready to go further than the syllabus.',
    facts: [
      { text: 'Selective admission, by coding experience and a teacher’s recommendation' },
      { text: '100% refund for unused sessions' },
    ],
    buttonLabel: 'Apply Now',
    picture: { image: 'scene-satellite', focalX: 60, focalY: 96 },
  },
  affiliationsTitle: 'Affiliations',
  testimonialsTitle: 'What families, teachers and learners say',
  popup: {
    title: 'Try a class first. It’s free.',
    text: 'Your child meets a teacher, solves one real problem and leaves with it finished. You decide afterwards.',
    buttonLabel: 'Book a Free Class',
    laterLabel: 'Not now',
    afterSeconds: 7,
    frequency: 'once',
    picture: { image: 'scene-account', focalX: 50, focalY: 96 },
  },
  seo: {
    title: 'Live maths, coding and robotics classes for ages 5 to 22',
    description:
      'Live classes with the same teacher each week: maths in grades 1 to 10, coding from 5 to 22, robotics from 8. Clear prices, and the first class is free.',
    shareImage: 'share-default',
  },
};
