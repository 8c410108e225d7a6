import { h2, ol, p, quote, ul } from '../../../blocks';
import type { PostSeed } from '../../../types';

export const senseDecideAct: PostSeed = {
  title: 'Three questions that explain every robot',
  slug: 'three-questions-that-explain-every-robot',
  excerpt:
    'What does it sense, what does it decide, what does it do? Ask these of a lift, a fridge or a cardboard box, and robotics begins.',
  cover: {
    image: 'cover-three-questions-that-explain-every-robot',
    alt: 'Three round lanterns show an eye, a fork in the road and a turning gear; below, a child inside a cardboard box follows a string across the floor',
    focalX: 50,
    focalY: 55,
  },
  author: 'farah-k',
  category: 'robotics',
  firstPublishedOn: '2026-09-17',
  seo: {
    description:
      'Sense, decide, act: how to find the robots hidden in your home, and play one with a cardboard box and no electronics.',
  },
  body: [
    p(
      'Children come to a first robotics lesson expecting a face. Two eyes, perhaps a voice. I bring a photograph of a lift instead and ask whether it is a robot. The argument that follows is usually the best part of the hour.',
    ),
    p(
      'We settle it with three questions. What does it **sense**? What does it **decide**? What does it **do**? A machine that does all three, round and round and without being told each time, has a robot’s way of working, whether or not anyone gave it eyes.',
    ),
    h2('The lift on trial'),
    p(
      'It senses which buttons are pressed, which floor it is at, and whether something stands in the door. It decides where to go next, and it does not simply obey the first person who pressed: going up, it collects everyone who wants to go up. It acts with a motor that pulls and a motor that slides the doors. Then it senses again.',
    ),
    p(
      'A toy car with a cable, on the other hand, acts and nothing else. The deciding is done by the child at the other end. Take the child away and it stands still. It may look far more like a robot than the lift, and it is far less of one.',
    ),
    quote(
      'A robot is not a thing with a face. It is a thing that looks, chooses and moves, and then looks again.',
    ),
    h2('A hunt through the house'),
    p(
      'Give your child a sheet of paper with three columns, **senses**, **decides** and **does**, and walk through your home together. Ten minutes is plenty. Here is what one class found:',
    ),
    ul([
      '**The fridge** senses its own temperature, decides whether it is too warm inside, and runs the motor that pumps the heat out.',
      '**The washing machine** senses how high the water stands and whether the door is shut. It decides which part of the program comes next, and turns the drum.',
      '**The iron** has a strip of two metals that bends as it warms and breaks the contact. It senses and acts, and the deciding is built into the metal.',
      '**The smoke alarm** senses particles in the air, decides that there are too many, and does the only thing it can, very loudly.',
      '**The kettle** that switches itself off senses steam. With the lid left open it may boil on and on, because the steam never reaches the sensor. (Tell this one; do not try it.)',
    ]),
    p(
      'The kettle is my favourite, because it shows that a machine knows the world only through its sensor. It does not know that the water boils. It knows that a small plate has become hot. Much of robotics is about the gap between those two.',
    ),
    h2('Be a robot, with a box'),
    p(
      'Now for a robot made of cardboard and one patient person. Cut a hole in a box so that the wearer sees the floor in front of the feet and nothing else. Lay a path of string across the room, with two bends in it. The wearer is the machine: it may use its one sensor and obey the rules on a card, and it may not think.',
    ),
    ol([
      'If you see the string in the middle of your hole, take one small step forward.',
      'If you see it on the left, turn a little to the left.',
      'If you see it on the right, turn a little to the right.',
      'If you do not see it at all, stop and beep.',
      'Go back to rule 1.',
    ]),
    p(
      'Let the child write the rules first and show these only if they get stuck. Then follow them exactly, and never helpfully. The first version nearly always fails at the first bend, because “turn left” without “a little” sends the robot round until the string is out of sight. That failure is the lesson. The child takes the card, changes two words, and tries again. They have found out by themselves that size of step matters, which is most of what engineers mean by tuning.',
    ),
    h2('What to change next'),
    ul([
      'Make the hole smaller. What happens to a robot that sees less? How small can the hole be before the rules no longer work?',
      'Make the steps larger. Where on the path does it fail first, on the straight or in the bend?',
      'Lay two strings that cross. Which one does the robot follow, and which rule would make it follow the other?',
      'Add a rule for a shoe lying on the path. Where in the list must it stand, first or last? Try both.',
    ]),
    p(
      'The last question reaches far. With the shoe rule last, the robot takes its step before it ever asks about the shoe. With the shoe rule first, it never treads on it. The same rules in another order make another machine.',
    ),
    h2('Why the circle matters'),
    p(
      'When children draw their robot for me, I look for one arrow: the one that leads from **does** back to **senses**. Without it there is a plan, carried out blindly. With it there is a machine that notices that it has drifted off the string and comes back. Engineers call the arrow feedback. It is what lets a fridge keep its temperature in summer and winter alike, although nobody told it what season it was.',
    ),
    p(
      'It is also, I think, a fair picture of learning. Try something, look at what came of it, choose again. A child who has watched a cardboard robot find its way back to the string finds it a little easier to look at a wrong answer and ask what it is saying.',
    ),
    h2('When they want real parts'),
    p(
      'Most children ask for motors quite soon, and that is the right order: the question first, the parts after. In our [short courses](/courses/coding) the youngest robot builders begin at eight with ready-made parts, and older learners wire up their own sensors. Until then a box, a string and a strict card of rules will carry you through several wet afternoons.',
    ),
  ],
};
