import type { LandingPageSeed } from '../../landing-types';

/** A page for families with a board exam in spring, with a plan that is sold nowhere else. */
export const examMonth: LandingPageSeed = {
  title: 'Exam Month: twelve classes before the maths paper',
  slug: 'exam-month',
  lead: 'For grade 10, in the four weeks before a CBSE or ICSE board exam. One teacher, one child, and three mock papers.',
  header: 'full',
  campaign: 'exam-month',
  blocks: [
    {
      __component: 'block.hero',
      picture: { image: 'scene-calendar', focalX: 50, focalY: 52 },
      button: { label: 'See the price', href: '#block-2' },
    },
    {
      __component: 'block.steps',
      title: 'Four weeks, three papers',
      items: [
        {
          title: 'Week one',
          text: 'A mock paper under exam conditions. Teacher and child mark it together and choose what to work on.',
        },
        {
          title: 'Weeks two and three',
          text: 'Three classes a week on what the paper showed, with questions from earlier years.',
        },
        {
          title: 'The week between',
          text: 'The second paper. What has become easy is left alone from now on.',
        },
        {
          title: 'The last week',
          text: 'The third paper, the clock, and how to check an answer. Then rest.',
        },
      ],
    },
    {
      __component: 'block.plans',
      title: 'What it costs',
      lead: 'It follows the calendar of Indian schools, so it is priced and paid in rupees.',
      plans: ['exam-month'],
    },
    { __component: 'block.teachers', title: 'Who teaches', teachers: ['joseph-a', 'martha-s'] },
    {
      __component: 'block.faq',
      title: 'Questions',
      questions: [
        'What do the maths courses cover?',
        'What if my child is ill or we simply miss a class?',
        'Which plans can be refunded?',
      ],
    },
    {
      __component: 'block.closing',
      title: 'Not sure that it fits?',
      text: 'Try a class first, free. Bring the last test.',
      link: { label: 'Book a free class', href: '/book-free-class' },
    },
  ],
  seo: {
    title: 'Exam Month: maths before the board exam',
    description:
      'Twelve live classes of 45 minutes with one teacher in the month before a CBSE or ICSE maths exam, with three marked mock papers.',
  },
};
