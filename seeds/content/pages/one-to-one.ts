import { p, ul } from '../../blocks';
import type { PageSeed } from '../../types';

export const oneToOnePage: PageSeed = {
  key: 'one_to_one',
  title: 'One teacher, one learner',
  lead: 'The 1:1 program is how most of our learners study: live, online, with the same teacher each week.',
  picture: { image: 'scene-account', focalX: 50, focalY: 65 },
  facts: [
    { value: '1 teacher', label: 'the same person each week' },
    { value: '8 sessions', label: 'in each month of a plan' },
    { value: 'Refundable', label: 'unused sessions on plans of 24 or more' },
  ],
  stepsTitle: 'How a lesson runs',
  steps: [
    {
      title: 'Hello, and last week',
      text: 'The learner explains what was done last time, in their own words. What they leave out tells the teacher where to begin.',
    },
    {
      title: 'One question',
      text: 'The lesson opens with something that cannot be answered yet: a robot that turns the wrong way, a third that looks larger than a half.',
    },
    {
      title: 'Try first',
      text: 'The learner tries before anything is explained, on paper or at the keyboard, while the teacher watches and says little.',
    },
    {
      title: 'The idea',
      text: 'Now the explanation comes, drawn before it is written, and tied to what the learner just did.',
    },
    {
      title: 'Make it your own',
      text: 'The same idea in a new place: a level of the learner’s own game, a problem with other numbers, a second machine.',
    },
    {
      title: 'Show it',
      text: 'The learner shows the result to somebody at home. It takes two minutes and does more than a page of homework.',
    },
    {
      title: 'A note for you',
      text: 'The teacher writes down what is settled and what is not, and brings it to the parent-teacher meeting.',
    },
  ],
  sections: [
    {
      heading: 'Why one-to-one',
      body: [
        p(
          'In a class of thirty, a child who is lost can stay lost for weeks by nodding. With one teacher there is nowhere to hide and no need to: the pace is theirs, and a question interrupts nobody.',
        ),
        p('It suits a child who'),
        ul([
          'is ahead in one thing and behind in another,',
          'will not ask in front of others,',
          'has a test, a contest or a project with a date,',
          'lives in a time zone where a group at a fixed hour is hard to find.',
        ]),
      ],
      picture: { image: 'scene-coding-lantern-path', focalX: 45, focalY: 60 },
    },
    {
      heading: 'When a small group is better',
      body: [
        p(
          'Some things need other people: a game needs players, an argument needs two sides. We therefore also teach in small groups, matched by age and level. If we think a group would do your child more good, we say so.',
        ),
        p('Some families take one of each: one-to-one in maths, a group for robotics.'),
      ],
      link: { label: 'Meet the teachers', href: '/teacher/know-your-teacher' },
      picture: { image: 'scene-maths-curve-bridge', focalX: 52, focalY: 50 },
    },
    {
      heading: 'What it costs',
      body: [
        p(
          'One-to-one sessions are what our plans are made of, so there is nothing to add. Every plan also includes module tests, certificates, parent-teacher meetings and Olympiads.',
        ),
        p(
          'If you buy 24 sessions or more and change your mind before the first class, you get all your money back. After that, unused sessions are counted and refunded. The [Refund Policy](/refund) has a worked example.',
        ),
      ],
      link: { label: 'See plans and prices', href: '/#plans' },
      picture: { image: 'scene-robotics-star-lantern', focalX: 48, focalY: 50 },
    },
  ],
  closing: {
    title: 'Try one lesson',
    text: 'One live class in maths or coding. No payment details needed.',
    link: { label: 'Book a Free Class', href: '/book-free-class' },
  },
  seo: {
    title: '1:1 Program: how a lesson runs',
    description:
      'One teacher, one learner, live each week. How a one-to-one lesson runs from hello to the note for parents, when it helps, and what it costs.',
  },
};
