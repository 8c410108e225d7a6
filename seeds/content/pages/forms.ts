import type { PageSeed } from '../../types';

/** The pages with a form. */
export const formPages: PageSeed[] = [
  {
    key: 'book_free_class',
    title: 'Book a free class',
    lead: 'One live class in maths or coding. No payment details needed.',
    picture: { image: 'scene-calendar', focalX: 50, focalY: 52 },
    stepsTitle: 'What happens next',
    steps: [
      { title: 'Send this form', text: 'It takes about a minute. Choose a time, or leave that to us.' },
      {
        title: 'You hear from us',
        text: 'By email at once. If you chose no time, we contact you to agree on one.',
      },
      { title: 'The free class', text: 'Your child meets a teacher online and finishes one small project.' },
    ],
    seo: {
      title: 'Book a free class in maths or coding',
      description:
        'Book one live class in maths or coding for your child, free of charge. Choose a time that suits your child, or tell us how to reach you.',
    },
  },
  {
    key: 'connect',
    title: 'Talk to us',
    lead: 'A person reads every message.',
    picture: { image: 'scene-maths-curve-bridge', focalX: 60, focalY: 50 },
    seo: {
      title: 'Send us a message',
      description:
        'Write to us about classes, levels, plans, payments or refunds. A person reads every message and answers by email.',
    },
  },
  {
    key: 'instructor',
    title: 'Teach with us',
    lead: 'For people who would rather ask a good question than give a quick answer.',
    picture: { image: 'scene-coding-lantern-path', focalX: 55, focalY: 72 },
    benefitsTitle: 'Why teachers stay',
    benefits: [
      {
        title: 'Reach students globally',
        icon: 'globe',
        text: 'Teach children in India, the UK and the US from one desk.',
      },
      {
        title: 'Flexible schedule',
        icon: 'clock',
        text: 'Choose the hours you teach. Change them each term.',
      },
      {
        title: 'Build personal brand',
        icon: 'badge',
        text: 'A public teacher page with your name, photo and subjects.',
      },
      { title: 'Earn', icon: 'wallet', text: 'Paid per session taught.' },
    ],
    seo: {
      title: 'Teach maths or coding with us',
      description:
        'Apply as a maths or coding instructor, or for HR and sales: students in several countries, hours you choose, a teacher page of your own, paid per session.',
    },
  },
];
