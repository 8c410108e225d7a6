import { code, p, quote, ul } from '../../blocks';
import type { PageSeed } from '../../types';

const beats: PageSeed['beats'] = [
  {
    minute: 0,
    title: 'Hello, and last week',
    text: 'Meera tells Helen what her robot did last Saturday, in her own words. She leaves out the loop. Helen notes that and says nothing.',
    shown: [quote('“It walks, then it turns, and then it does that again. Some number of times.”')],
    caption: 'Meera, minute 1',
    look: 'candle',
  },
  {
    minute: 4,
    title: 'One question',
    text: 'The program should draw a square. Helen runs it and waits. The robot is home after three sides and starts walking the first one again.',
    shown: [code('plaintext', ['repeat 4 times:', '    forward 100', '    turn left 120'])],
    picture: { image: 'robot-turn-120' },
    caption: 'It should be a square. Why is it not?',
    look: 'plain',
  },
  {
    minute: 9,
    title: 'Try first',
    text: 'Nobody explains anything yet. Meera makes the turn smaller: 100. It looks better and does not close. She tries 95. Helen asks only, “Is it getting closer?”',
    picture: { image: 'robot-turn-100' },
    caption: 'Turn 100: four sides, and a gap.',
    look: 'graph',
  },
  {
    minute: 18,
    title: 'The idea',
    text: 'They put the tablet away. Meera walks a square on the kitchen floor with a pencil held out in front of her. How far does the pencil turn before it points at the fridge again?',
    picture: { image: 'robot-turn-90' },
    caption: '4 corners, one whole turn. 360 ÷ 4 = 90.',
    look: 'graph',
  },
  {
    minute: 28,
    title: 'Make it her own',
    text: 'Helen asks for something the lesson did not contain: six corners. Meera writes 60 on paper before she runs it. It closes.',
    picture: { image: 'robot-turn-60' },
    caption: 'Her own: 6 times, turn 60.',
    look: 'graph',
  },
  {
    minute: 38,
    title: 'Show it',
    text: 'Her father is called in from the next room. She explains the hexagon to him in under a minute, and he asks about a triangle.',
    shown: [
      quote(
        '“It has to point the same way at the end as it did at the start. So you share the turn between the corners.”',
      ),
    ],
    caption: 'Meera, minute 40',
    look: 'mint',
  },
  {
    minute: 45,
    title: 'A note for you',
    text: 'Helen writes down what is settled and what is not. It is what the next class begins with.',
    shown: [
      p('**Settled.** Going round any shape once is one whole turn.'),
      p('**Not yet.** Why the angle inside the corner is a different number.'),
      p('**To ask at home.** A stop sign has eight corners. How far would the robot turn at each?'),
    ],
    caption: 'Helen M., after class 11',
    look: 'candle',
  },
];

export const oneToOnePage: PageSeed = {
  key: 'one_to_one',
  title: 'One teacher, one learner, 45 minutes',
  lead: 'Below is one class as it happened: Meera, who is nine, her teacher Helen, and a robot that would not walk in a square.',
  picture: { image: 'scene-one-to-one', focalX: 50, focalY: 70 },
  storyTitle: 'A Saturday, 17:00 to 17:45',
  storyLead: 'The numbers in the lanterns are minutes.',
  beats,
  facts: [
    { value: '45 minutes', label: 'one child and one teacher, live, the same person each week' },
    { value: '8 a month', label: 'in every plan, usually two a week, at times you agree with us' },
  ],
  sections: [
    {
      heading: 'It suits a child who …',
      body: [
        ul([
          'is ahead in one thing and behind in another',
          'will not ask in front of others',
          'has a test, a contest or a project with a date',
          'lives where no group meets at an hour that works',
        ]),
        p(
          'And it does not suit everyone. A child who learns best by arguing with friends may find 45 minutes alone with an adult long. The free class shows you which it is.',
        ),
      ],
      link: { label: 'Meet the teachers', href: '/teacher/know-your-teacher' },
    },
  ],
  closing: {
    title: 'Minute 0 is free',
    text: 'Sit next to your child for a class like this one. No payment details needed.',
    link: { label: 'Book a Free Class', href: '/book-free-class' },
  },
  seo: {
    title: '1:1 Program: one class, minute by minute',
    description:
      'One teacher, one learner, live each week. Read one class from minute 0 to minute 45, see what it costs, whom it suits and whom it does not.',
  },
};
