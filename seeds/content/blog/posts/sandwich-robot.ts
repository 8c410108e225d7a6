import { h2, ol, p, quote, ul } from '../../../blocks';
import type { PostSeed } from '../../../types';

export const sandwichRobot: PostSeed = {
  title: 'Be a robot, make a sandwich: coding without a screen',
  slug: 'be-a-robot-make-a-sandwich',
  excerpt:
    'Your child writes the instructions. You follow them exactly. There will be jam in odd places, and the first four ideas of programming.',
  cover: {
    image: 'cover-be-a-robot-make-a-sandwich',
    alt: 'A girl reads out numbered steps; her father, dressed as a cardboard robot, has stacked jam and butter on a whole loaf',
    focalX: 50,
    focalY: 55,
  },
  author: 'helen-m',
  category: 'coding',
  firstPublishedOn: '2025-11-20',
  seo: {
    title: 'Coding without a screen: the sandwich robot',
    description:
      'A half-hour kitchen game for ages 5 to 9 that teaches sequence, bugs, loops and conditions with bread, jam and a patient parent.',
  },
  body: [
    p(
      'Here is a first coding lesson that needs no computer. It needs bread, butter, jam, a blunt knife, a plate, a pencil, and one adult who can keep a straight face. It takes half an hour and suits most children from five to nine.',
    ),
    p(
      'The rules are short. Your child is the programmer and may not touch anything. You are the robot. You do **exactly** what you are told, nothing more, and you have never seen a sandwich before.',
    ),
    h2('Round one: what could go wrong?'),
    p(
      'Ask for the instructions before you begin, so that they cannot be mended on the way. A child who writes may write them; for a younger one, you take them down word for word. The first try usually looks like this:',
    ),
    ol(['Take the bread.', 'Put butter on it.', 'Put jam on it.', 'Put the other bread on top.']),
    p(
      'A sensible plan, and quite enough for another person. But you are a robot. Take the bread: the whole loaf, in its bag, in both arms. Put butter on it: set the tub on top of the loaf. Put jam on it: balance the jar on the butter. The other bread? There is no other bread. Stop, and say in a flat voice, “I do not know what other bread is.”',
    ),
    p(
      'Laughter is expected. Then wait. Somebody small is about to say: “No, wait, I have to tell you to open it.”',
    ),
    h2('Round two: the bug hunt'),
    p(
      'What just happened has a name. The instructions had **bugs**, places in which what was written and what was meant came apart. Nobody was naughty and nobody was stupid, the robot included. This is worth saying aloud, because a child who learns early that a bug is a thing on the paper, and not a fault in the person, will have an easier life with computers.',
    ),
    p('Hand back the paper and let them mend it. Help with questions, not with answers:'),
    ul([
      'What does the robot’s hand have to do first?',
      'How will it know when there is enough butter?',
      'Which side of the bread? How would it tell?',
      'What is already true before this step begins? Is the lid off?',
    ]),
    p(
      'Run it again, just as exactly. And again. Three or four rounds are normal. By the last, the list has grown from four lines to about fifteen, and it includes “turn the lid to the left until it comes off”, which is a fine sentence for someone who is six.',
    ),
    quote(
      'A computer never does what you meant. It does what you said, and that is how it teaches you to say it.',
    ),
    h2('The four ideas you have just taught'),
    ul([
      '**Sequence.** Steps happen in order, and the order matters. Jam before the lid is off is a different program.',
      '**Breaking down.** “Make a sandwich” was one step for your child and fifteen for the robot. Cutting a large job into small ones is most of what programmers do all day.',
      '**Loop.** “Spread until the bread is covered” repeats something until something is true. If they wrote “spread, spread, spread, spread”, ask how the robot could be told more shortly.',
      '**Condition.** “If there is a crust, cut it off.” The robot looks, and then does one thing or the other.',
    ]),
    p(
      'You need not use these words. If you do, use them after the thing has happened and not before. A name is easy to learn when there is something for it to stick to.',
    ),
    h2('If they would like more'),
    p('Once the sandwich works, the game can grow for weeks.'),
    ul([
      '**Make it for six.** Nobody wants to write everything six times. Where does the “do this six times” begin, and where does it end? Must the jar be opened six times?',
      '**Change robots.** Give the same paper to a grandparent. Instructions that work for one robot and not for another have a hidden guess in them somewhere.',
      '**Swap places.** You write, the child is the robot. Be vague. They will be merciless.',
      '**Go outdoors.** Program the way from the front door to a tree with **forward**, **left** and **right** and nothing else. How long is one “forward”? You will have to agree on it, and then you have invented a unit.',
    ]),
    h2('Two things to watch for'),
    p(
      'Some children fix a bug by shouting the same instruction again. This is very human. Answer in the robot’s voice, “I did that. What is different now?”, and they begin to look at the paper in place of the robot.',
    ),
    p(
      'Others want it perfect before the first run, and will not hand over the page. Run it anyway, half finished. In programming an early failure is cheap, and it tells you where to look. We say the same to our learners of fifteen, whose programs are longer and whose reluctance is the same.',
    ),
    h2('And then the screen'),
    p(
      'When a child who has played this meets blocks on a screen for the first time, the screen is the easy part. They know what instructions are for and they know that the robot will do just what it is told. In [Kickstart](/course/kickstart), for ages 5 to 7, we begin with stories and snap-together blocks in the same spirit, and reading is helpful there but not required.',
    ),
    p('Do eat the sandwich. Even the one with the jam on the outside.'),
  ],
};
