import type { LandingPageSeed } from '../../landing-types';

/** A page for a campaign, with most kinds of blocks. */
export const winterCamp: LandingPageSeed = {
  title: 'Winter camp: ten mornings, one robot',
  slug: 'winter-camp',
  lead: 'For builders of 8 to 11. From card and string to a machine that moves by itself, between 21 December and 2 January.',
  header: 'quiet',
  campaign: 'winter-camp',
  blocks: [
    {
      __component: 'block.hero',
      picture: { image: 'scene-holiday-camp', focalX: 50, focalY: 60 },
      button: { label: 'Book a free try-out', href: '#form' },
    },
    {
      __component: 'block.facts',
      title: 'The camp in figures',
      items: [
        { value: '10 mornings', label: 'not on 25 and 26 December or 1 January' },
        { value: '16 hours', label: 'in all, with breaks away from the screen' },
        { value: 'Ages 8 to 11', label: 'no experience needed' },
        { value: '1 teacher', label: 'and one child, online' },
      ],
    },
    {
      __component: 'block.benefits',
      title: 'Why not a kit in a box?',
      lead: 'A kit shows how somebody else solved it. Here your child solves it, and the kit is what is lying about at home.',
      items: [
        {
          title: 'It moves on day four',
          icon: 'medal',
          text: 'A hand of card that waves, then a lift, then a cart. Something works every second morning.',
        },
        {
          title: 'A teacher who waits',
          icon: 'teacher',
          text: 'Samuel and Farah ask before they explain. The idea stays because it was your child’s.',
        },
        {
          title: 'Shown to the family',
          icon: 'certificate',
          text: 'On the last morning the robot is shown at home, and the certificate says what it does.',
        },
      ],
    },
    {
      __component: 'block.steps',
      title: 'What a morning is like',
      items: [
        { title: 'A question', text: 'Why does the cart turn left when nobody asked it to?' },
        {
          title: 'Card and string',
          text: 'Forty minutes of building at the table, the camera on the hands.',
        },
        { title: 'A break outside', text: 'Ten minutes without a screen. The teacher means it.' },
        { title: 'It runs', text: 'Your child gives it a program, and finds out what is still wrong.' },
      ],
    },
    { __component: 'block.teachers', title: 'Who teaches', teachers: ['samuel-t', 'farah-k'] },
    {
      __component: 'block.form',
      title: 'Book a free try-out',
      lead: '45 minutes, one child and one teacher. Afterwards you know whether the camp is right, and we tell you the mornings that are free and the price.',
      points: [
        { text: 'No payment details' },
        { text: 'You may sit next to your child' },
        { text: 'Answer within one working day, or choose a time at once' },
      ],
      course: 'coding',
      button: 'Book the try-out',
      thanksTitle: 'See you at the camp table',
      thanksText:
        'We write within one working day with the mornings that are free. Keep some card and string.',
    },
    {
      __component: 'block.faq',
      title: 'Questions',
      questions: [
        'What does my child need?',
        'Where does robotics fit in?',
        'Which time zone are class times in?',
        'Can I get a refund?',
      ],
    },
    {
      __component: 'block.closing',
      title: 'A robot needs a try-out too',
      text: 'Forty-five minutes, free. The first idea is usually your child’s.',
      link: { label: 'Book a free try-out', href: '#form' },
    },
  ],
  seo: {
    title: 'Winter camp for ages 8 to 11: build a robot',
    description:
      'Ten live mornings with one teacher, from card and string to a robot that moves by itself. Try it free for 45 minutes before you decide.',
  },
};
